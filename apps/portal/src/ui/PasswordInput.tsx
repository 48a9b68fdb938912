import { hasPersianLetters } from '@sarv/contract/field-rules'
import { Eye, EyeOff, Languages } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { ariaFieldProps, type BoundField, FieldBox, type FieldFrame, FieldLabel, FieldNotes } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { IconButton } from './IconButton.tsx'
import { iconXs } from './icons.ts'
import styles from './PasswordField.module.css'

const text = fieldsText.password

export interface PasswordLook {
  /** `current` signs in; `new` lists the rules and lets password managers offer one. */
  purpose?: 'current' | 'new'
}

type PasswordInputProps = FieldFrame &
  PasswordLook & {
    field: BoundField<string>
    /** More buttons in the box, given what they need to reveal what they wrote. */
    renderButtons?: (show: () => void) => ReactNode
    /** Below the field: the rules of a new password. */
    children?: ReactNode
  }

/** The password alone, for signing in; `PasswordField` adds what making a new one needs. */
export function PasswordInput({ field, purpose = 'current', renderButtons, children, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const { onChange, error, focusRef } = field
  const value = field.value ?? ''
  return (
    <AriaTextField
      {...ariaFieldProps(props, field)}
      value={value}
      onChange={onChange}
      type={isShown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      autoCorrect="off"
      spellCheck="false"
    >
      <FieldLabel frame={props} />
      <FieldBox frame={props}>
        <Input ref={focusRef} dir="ltr" placeholder={props.placeholder} autoCapitalize="none" />
        <div className={styles.buttons}>
          <IconButton
            size="sm"
            icon={isShown ? EyeOff : Eye}
            name={isShown ? text.hide : text.show}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
          {renderButtons?.(() => setShown(true))}
        </div>
      </FieldBox>
      <FieldNotes label={props.label} filling="enter" help={props.help} error={error} />
      <KeyboardHint password={value} />
      {children}
    </AriaTextField>
  )
}

/** The commonest reason why a right password is refused here. */
function KeyboardHint({ password }: { password: string }) {
  return (
    <output>
      {hasPersianLetters(password) && (
        <span className={styles.hint}>
          <Languages {...iconXs} />
          <span>{text.persianLetters}</span>
        </span>
      )}
    </output>
  )
}
