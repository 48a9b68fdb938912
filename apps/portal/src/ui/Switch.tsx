import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { FieldNotes, type FieldProps, hiddenLabel } from './Field.tsx'
import { useReadOnlyReason } from './read-only.ts'
import styles from './Switch.module.css'

/** On or off, at once. A choice that waits for the form's button is a Checkbox. */
export function Switch<Values extends FieldValues>(props: FieldProps<Values, boolean>) {
  const readOnly = useReadOnlyReason(true)
  return (
    <Bind to={props}>
      {(field) => (
        <SwitchField
          className={styles.field}
          validationBehavior="aria"
          name={field.name}
          isSelected={field.value ?? false}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.focusRef}
          isInvalid={!!field.error}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly || readOnly !== undefined}
          aria-label={hiddenLabel(props)}
        >
          <SwitchButton className={styles.button}>
            <span className={styles.track} />
            {!props.isLabelHidden && <span>{props.label}</span>}
          </SwitchButton>
          <div className={styles.notes}>
            <FieldNotes label={props.label} filling="choose" help={readOnly ?? props.help} error={field.error} />
          </div>
        </SwitchField>
      )}
    </Bind>
  )
}
