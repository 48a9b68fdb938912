import { passwordLength, passwordRules } from '@sarv/contract/field-rules'
import { Check, Dices, Minus } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { CopyButton } from './Copy.tsx'
import type { BoundField, FieldProps } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { generatePassword } from './generate-password.ts'
import { IconButton } from './IconButton.tsx'
import { iconXs } from './icons.ts'
import { PasswordInput, type PasswordLook } from './PasswordInput.tsx'
import styles from './PasswordField.module.css'

const text = fieldsText.password

type PasswordFieldProps<Values extends FieldValues> = FieldProps<Values> &
  PasswordLook & {
    /** Buttons that write a strong random password, and copy it. */
    canGenerate?: boolean
    /** A server's system asks for all kinds of signs, however long it is. */
    isForServer?: boolean
  }

export function PasswordField<Values extends FieldValues>({
  canGenerate,
  isForServer = false,
  ...props
}: PasswordFieldProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <PasswordInput
          {...props}
          field={field}
          renderButtons={
            canGenerate
              ? (show) => <GenerateButtons field={field} isDisabled={props.isDisabled} onGenerated={show} />
              : undefined
          }
        >
          {props.purpose === 'new' && <RuleList password={field.value ?? ''} isForServer={isForServer} />}
        </PasswordInput>
      )}
    </Bind>
  )
}

interface GenerateButtonsProps {
  field: BoundField<string>
  isDisabled?: boolean
  onGenerated: () => void
}

function GenerateButtons({ field, isDisabled, onGenerated }: GenerateButtonsProps) {
  const generate = () => {
    field.onChange(generatePassword())
    onGenerated()
  }
  return (
    <>
      <IconButton size="sm" icon={Dices} name={text.generate} isDisabled={isDisabled} onPress={generate} />
      {field.value && <CopyButton value={field.value} />}
    </>
  )
}

const ruleOrder = ['lower', 'upper', 'digit', 'symbol', 'length'] as const

function RuleList({ password, isForServer }: { password: string; isForServer: boolean }) {
  const isLong = !isForServer && password.length >= passwordLength.long
  const met = { ...passwordRules(password), long: isLong }
  // A long one needs nothing else.
  const rules = isForServer ? ruleOrder : isLong ? (['long'] as const) : (['long', ...ruleOrder] as const)
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule} data-met={met[rule] || undefined}>
          {met[rule] ? <Check {...iconXs} /> : <Minus {...iconXs} />}
          <span>{text.rules[rule]}</span>
          <span className="sr-only">{met[rule] ? text.met : text.notMet}</span>
        </li>
      ))}
    </ul>
  )
}
