import type { Filling } from '@sarv/contract/validation.fa'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefCallback, useId } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Group } from 'react-aria-components/Group'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { fieldsText } from './fields.fa.ts'
import { iconXs } from './icons.ts'
import { namedMessage } from './named-message.ts'
import styles from './Field.module.css'

/** What every field says about itself, whatever is typed or chosen in it. */
export interface FieldFrame {
  label: ReactNode
  /** Read to screen readers only; for a field whose place says what it is, such as a filter above a table. */
  isLabelHidden?: boolean
  /** At the far end of the label's line, for example a link to the page for a forgotten password. */
  labelEnd?: ReactNode
  help?: ReactNode
  isRequired?: boolean
  isOptional?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  placeholder?: string
  autoFocus?: boolean
}

export interface FormBinding<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  name: FieldPath<Values>
  value?: never
  onChange?: never
  error?: never
}

interface PageBinding<Value> {
  control?: never
  name?: string
  value: Value
  onChange: (value: Value) => void
  error?: string
}

/** Where a field's value lives: in a react-hook-form (`control`, `name`) or in the page's own state (`value`, `onChange`). */
export type FieldBinding<Values extends FieldValues, Value> = FormBinding<Values> | PageBinding<Value>

export type FieldProps<Values extends FieldValues = FieldValues, Value = string> = FieldFrame &
  FieldBinding<Values, Value>

export interface BoundField<Value> {
  name?: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Given to the element that takes the focus when the form points at its first error. */
  focusRef?: RefCallback<HTMLElement>
  error?: string
}

export const hiddenLabel = (frame: FieldFrame): string | undefined =>
  frame.isLabelHidden && typeof frame.label === 'string' ? frame.label : undefined

/** What React Aria's field components all take; the form validates, so the browser must not. */
export const ariaFieldProps = (frame: FieldFrame, field: Omit<BoundField<never>, 'value' | 'onChange'>) => ({
  className: styles.field,
  validationBehavior: 'aria' as const,
  name: field.name,
  onBlur: field.onBlur,
  isInvalid: !!field.error,
  isRequired: frame.isRequired,
  isDisabled: frame.isDisabled,
  isReadOnly: frame.isReadOnly,
  autoFocus: frame.autoFocus,
  'aria-label': hiddenLabel(frame),
})

export function FieldLabel({ frame }: { frame: FieldFrame }) {
  if (frame.isLabelHidden) return null
  return (
    <div className={styles.labelLine}>
      <Label className={styles.label}>{frame.label}</Label>
      {frame.isOptional && <span className={styles.optional}>{fieldsText.optional}</span>}
      {frame.labelEnd}
    </div>
  )
}

interface Labelling {
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

/** Label, help and error around the few controls React Aria has no labelled field for; the control links to them by id. */
export function PlainField({
  frame,
  filling,
  error,
  children,
}: {
  frame: FieldFrame
  filling: Filling
  error?: string
  children: (labelling: Labelling) => ReactNode
}) {
  const id = useId()
  const labelling = frame.isLabelHidden ? { 'aria-label': hiddenLabel(frame) } : { 'aria-labelledby': `${id}-label` }
  const notesId = error || frame.help ? `${id}-notes` : undefined
  return (
    <div className={styles.field}>
      {!frame.isLabelHidden && (
        <div className={styles.labelLine}>
          <span id={`${id}-label`} className={styles.label}>
            {frame.label}
          </span>
          {frame.isOptional && <span className={styles.optional}>{fieldsText.optional}</span>}
          {frame.labelEnd}
        </div>
      )}
      {children({ ...labelling, 'aria-describedby': notesId })}
      <PlainNotes id={`${id}-notes`} help={frame.help} error={namedMessage(frame.label, filling, error)} />
    </div>
  )
}

export function PlainNotes({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  if (!error && !help) return null
  return (
    <p id={id} className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
      {error ? <ErrorLine>{error}</ErrorLine> : help}
    </p>
  )
}

export const fieldClassName = styles.field

/** For the one control that is its own frame: the button of a Select. */
export const boxClassName = styles.box

/** The frame around what is typed or chosen. */
export function FieldBox({
  frame,
  kind,
  children,
}: {
  frame: FieldFrame
  /** `area`: several lines; `code`: the same in the code font; `bare`: the content brings its own padding. */
  kind?: 'area' | 'code' | 'bare'
  children: ReactNode
}) {
  return (
    <Group className={styles.box} isReadOnly={frame.isReadOnly} data-kind={kind}>
      {children}
    </Group>
  )
}

export function Affix({ children }: { children: ReactNode }) {
  return children && <span className={styles.affix}>{children}</span>
}

interface FieldNotesProps {
  label: ReactNode
  filling: Filling
  help?: ReactNode
  error?: string
}

/** Help, or the error in its place; React Aria links both to the control. */
export function FieldNotes({ label, filling, help, error }: FieldNotesProps) {
  return (
    <>
      {help && !error && (
        <Text slot="description" elementType="p" className={styles.help}>
          {help}
        </Text>
      )}
      <FieldError elementType="p" className={styles.error}>
        <ErrorLine>{namedMessage(label, filling, error)}</ErrorLine>
      </FieldError>
    </>
  )
}

function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert {...iconXs} className={styles.errorIcon} />
      <span>{children}</span>
    </>
  )
}
