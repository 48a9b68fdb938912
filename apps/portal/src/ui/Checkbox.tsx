import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { FieldNotes, type FieldProps, hiddenLabel } from './Field.tsx'
import styles from './Checkbox.module.css'

type CheckboxProps<Values extends FieldValues> = FieldProps<Values, boolean> & {
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean
}

export function Checkbox<Values extends FieldValues>({ isIndeterminate, ...props }: CheckboxProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <CheckboxField
          className={styles.field}
          validationBehavior="aria"
          name={field.name}
          isSelected={field.value ?? false}
          isIndeterminate={isIndeterminate}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.focusRef}
          isInvalid={!!field.error}
          isRequired={props.isRequired}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          aria-label={hiddenLabel(props)}
        >
          <CheckboxMark>{!props.isLabelHidden && props.label}</CheckboxMark>
          <div className={styles.notes}>
            <FieldNotes help={props.help} error={field.error} />
          </div>
        </CheckboxField>
      )}
    </Bind>
  )
}

function CheckboxMark({ children }: { children?: ReactNode }) {
  return (
    <CheckboxButton className={styles.button}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.mark}>
            {isIndeterminate ? <Minus {...tick} /> : isSelected && <Check {...tick} />}
          </span>
          {children && <span>{children}</span>}
        </>
      )}
    </CheckboxButton>
  )
}

const tick = { size: 12, strokeWidth: 3 } as const
