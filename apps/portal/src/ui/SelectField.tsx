import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, boxClassName, FieldLabel, FieldNotes } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import type { Option, OptionId } from './Options.tsx'
import { OptionsPopover } from './OptionsPopover.tsx'
import { ChosenOption, type SelectProps } from './Select.tsx'
import styles from './Select.module.css'

/** What a `Select` is once it can be opened. */
export function SelectField<Values extends FieldValues, Id extends OptionId = OptionId>({
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
