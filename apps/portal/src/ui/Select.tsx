import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, boxClassName, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import { type Option, type OptionId, OptionLabel, OptionsPopover } from './Options.tsx'
import styles from './Select.module.css'

type SelectProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id | null> & {
  options: readonly Option<Id>[]
  /** Without a frame, inside something that has one: the version in the card of a system. */
  isInline?: boolean
}

/** One of a few. Nothing chosen is `null` in the form. */
export function Select<Values extends FieldValues, Id extends OptionId = OptionId>({
  options,
  isInline = false,
  ...props
}: SelectProps<Values, Id>) {
  return (
    <Bind<Values, Id | null> to={props}>
      {(field) => (
        <AriaSelect
          {...ariaFieldProps(props, field)}
          value={field.value ?? null}
          onChange={(id) => field.onChange(id as Id | null)}
          placeholder={props.placeholder ?? fieldsText.choose}
        >
          <FieldLabel frame={props} />
          <Button
            ref={field.focusRef}
            className={isInline ? styles.inline : boxClassName}
            data-invalid={!!field.error || undefined}
          >
            <SelectValue<Option<Id>> className={styles.value}>
              {({ selectedItems: [option], isPlaceholder, defaultChildren }) =>
                option && !isPlaceholder ? <ChosenOption option={option} /> : defaultChildren
              }
            </SelectValue>
            <ChevronDown {...iconSm} />
          </Button>
          <FieldNotes label={props.label} filling="choose" help={props.help} error={field.error} />
          <OptionsPopover options={options} />
        </AriaSelect>
      )}
    </Bind>
  )
}

function ChosenOption({ option }: { option: Option }) {
  return (
    <>
      <OptionLabel option={option} />
      {option.description && <span className={styles.description}> ({option.description})</span>}
    </>
  )
}
