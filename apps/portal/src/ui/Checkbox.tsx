import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { type BoundField, type FieldFrame, type FieldProps, hiddenLabel, PlainNotes } from './Field.tsx'
import styles from './Checkbox.module.css'

interface CheckboxLook {
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean
}

type CheckboxProps<Values extends FieldValues> = FieldProps<Values, boolean> & CheckboxLook

export function Checkbox<Values extends FieldValues>(props: CheckboxProps<Values>) {
  return <Bind to={props}>{(field) => <CheckboxInput frame={props} field={field} {...props} />}</Bind>
}

interface CheckboxInputProps extends CheckboxLook {
  frame: FieldFrame
  field: BoundField<boolean>
}

/** The browser's own checkbox, unseen over the mark that shows its state. */
function CheckboxInput({ frame, field, isIndeterminate = false }: CheckboxInputProps) {
  const notesId = useId()
  const hasNotes = !!(field.error || frame.help)
  const attach = (input: HTMLInputElement | null) => {
    field.focusRef?.(input)
    // The one state of a checkbox that has no attribute.
    if (input) input.indeterminate = isIndeterminate
  }
  return (
    <div className={styles.field}>
      <label className={styles.button} data-bare={frame.isLabelHidden || undefined}>
        <input
          ref={attach}
          type="checkbox"
          className={styles.input}
          name={field.name}
          checked={field.value ?? false}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          aria-required={frame.isRequired}
          disabled={frame.isDisabled || frame.isReadOnly}
          aria-invalid={!!field.error}
          aria-label={hiddenLabel(frame)}
          aria-describedby={hasNotes ? notesId : undefined}
        />
        <span className={styles.mark}>
          {isIndeterminate ? <Minus {...tick} /> : field.value && <Check {...tick} />}
        </span>
        {!frame.isLabelHidden && <span>{frame.label}</span>}
      </label>
      {hasNotes && (
        <div className={styles.notes}>
          <PlainNotes id={notesId} help={frame.help} error={field.error} />
        </div>
      )}
    </div>
  )
}

const tick = { size: 12, strokeWidth: 3 } as const
