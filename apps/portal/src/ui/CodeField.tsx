import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { toPersianDigits } from '../format/digits.ts'
import { codeLength, type CodeEdit, eraseAt, repeatAt, typeAt } from './code-digits.ts'
import { Bind } from './Bind.tsx'
import { type BoundField, type FieldFrame, type FieldProps, PlainField } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import styles from './CodeField.module.css'

type CodeFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** Called once with the last digit, so that nobody has to press a button after typing a code. */
  onComplete?: (code: string) => void
}

/** A code of six digits, one box each; always left to right, as codes are read out. */
export function CodeField<Values extends FieldValues>({ onComplete, ...props }: CodeFieldProps<Values>) {
  return <Bind to={props}>{(field) => <CodeBoxes frame={props} field={field} onComplete={onComplete} />}</Bind>
}

interface CodeBoxesProps {
  frame: FieldFrame
  field: BoundField<string>
  onComplete?: (code: string) => void
}

function CodeBoxes({ frame, field, onComplete }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const code = field.value ?? ''

  const apply = (edit: CodeEdit) => {
    boxes.current[edit.focusOn]?.focus()
    if (edit.code === code) return
    field.onChange(edit.code)
    if (edit.code.length === codeLength) onComplete?.(edit.code)
  }
  const onBeforeInput = (box: number, event: InputEvent) => {
    const edit = repeatAt(code, box, event.data)
    if (!edit) return
    event.preventDefault()
    apply(edit)
  }
  const onPaste = (box: number, event: ClipboardEvent) => {
    event.preventDefault()
    apply(typeAt(code, box, event.clipboardData.getData('text')))
  }
  const onKeyDown = (box: number, event: KeyboardEvent) => {
    const edit = keyEdit(event.key, code, box)
    if (!edit) return
    event.preventDefault()
    apply(edit)
  }

  return (
    <PlainField frame={frame} filling="enter" error={field.error}>
      {(labelling) => (
        <fieldset className={styles.boxes} data-invalid={!!field.error || undefined} dir="ltr" {...labelling}>
          {Array.from({ length: codeLength }, (_, box) => (
            <input
              key={box}
              ref={(element) => {
                boxes.current[box] = element
                if (box === 0) field.focusRef?.(element)
              }}
              inputMode="numeric"
              // The first box takes the whole code that a phone offers from the message; later ones only retype.
              autoComplete={box === 0 ? 'one-time-code' : 'off'}
              aria-label={fieldsText.digit(toPersianDigits(box + 1))}
              aria-invalid={!!field.error || undefined}
              aria-required={frame.isRequired}
              disabled={frame.isDisabled}
              readOnly={frame.isReadOnly}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for it, on pages that have this one field
              autoFocus={frame.autoFocus && box === 0}
              value={code.charAt(box)}
              onChange={(event) => apply(typeAt(code, box, newlyTyped(event.target.value, code.charAt(box))))}
              onBeforeInput={(event) => onBeforeInput(box, event)}
              onPaste={(event) => onPaste(box, event)}
              onKeyDown={(event) => onKeyDown(box, event)}
              onFocus={(event) => event.target.select()}
              onBlur={field.onBlur}
            />
          ))}
        </fieldset>
      )}
    </PlainField>
  )
}

/** A box that already had a digit reports both; the new one counts, wherever the caret stood. */
const newlyTyped = (typed: string, before: string): string =>
  before && typed.length === 2 ? typed.replace(before, '') || before : typed

const keyEdit = (key: string, code: string, box: number): CodeEdit | undefined => {
  if (key === 'Backspace') return eraseAt(code, box)
  if (key === 'ArrowLeft') return { code, focusOn: Math.max(box - 1, 0) }
  if (key === 'ArrowRight') return { code, focusOn: Math.min(box + 1, codeLength - 1) }
  return undefined
}
