import { ChevronDown } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { boxClassName, type FieldProps, PlainField } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import { lazyPart } from './lazy-part.tsx'
import { type Option, type OptionId, OptionLabel } from './Options.tsx'
import styles from './Select.module.css'

export type SelectProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id | null> & {
  options: readonly Option<Id>[]
  /** Without a frame, inside something that has one: the version in the card of a system. */
  isInline?: boolean
}

/** The look of a select: its list, and all that keeps it in its place, come after the first paint. */
function ClosedSelect<Values extends FieldValues, Id extends OptionId>({
  options,
  isInline = false,
  ...props
}: SelectProps<Values, Id>) {
  return (
    <Bind<Values, Id | null> to={props}>
      {(field) => {
        const chosen = options.find(({ id }) => id === field.value)
        return (
          <PlainField frame={props} filling="choose" error={field.error}>
            {() => (
              <span className={isInline ? styles.inline : boxClassName}>
                <span className={styles.value} data-placeholder={!chosen || undefined}>
                  {chosen ? <ChosenOption option={chosen} /> : (props.placeholder ?? fieldsText.choose)}
                </span>
                <ChevronDown {...iconSm} />
              </span>
            )}
          </PlainField>
        )
      }}
    </Bind>
  )
}

/** One of a few. Nothing chosen is `null` in the form. */
export const Select = lazyPart(async () => (await import('./SelectField.tsx')).SelectField, { standIn: ClosedSelect })

export function ChosenOption({ option }: { option: Option }) {
  return (
    <>
      <OptionLabel option={option} />
      {option.description && <span className={styles.description}> ({option.description})</span>}
    </>
  )
}
