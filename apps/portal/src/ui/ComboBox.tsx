import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import type { FieldValues } from 'react-hook-form'
import { matchesSearch } from '../format/search-text.ts'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import type { Option, OptionId } from './Options.tsx'
import { OptionsPopover } from './OptionsPopover.tsx'
import styles from './ComboBox.module.css'

type ComboBoxProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id | null> & {
  options: readonly Option<Id>[]
  /** What is typed is Latin. */
  isLtr?: boolean
  /** Only the server knows all of them: it is asked for what is typed, and `options` are what it found, with what is chosen. */
  onSearch?: (typed: string) => void
}

const everything = () => true

/** One of many, found by typing a part of it. Nothing chosen is `null` in the form. */
export function ComboBox<Values extends FieldValues, Id extends OptionId = OptionId>({
  options,
  isLtr,
  onSearch,
  ...props
}: ComboBoxProps<Values, Id>) {
  return (
    <Bind<Values, Id | null> to={props}>
      {(field) => (
        <AriaComboBox<Option<Id>>
          {...ariaFieldProps(props, field)}
          defaultFilter={matchesSearch}
          {...(onSearch
            ? { items: options, onInputChange: onSearch, defaultFilter: everything }
            : { defaultItems: options })}
          value={field.value ?? null}
          onChange={(id) => field.onChange(id as Id | null)}
          menuTrigger="focus"
          allowsEmptyCollection
        >
          <FieldLabel frame={props} />
          <FieldBox frame={props}>
            <Input
              ref={field.focusRef}
              dir={isLtr ? 'ltr' : undefined}
              placeholder={props.placeholder ?? fieldsText.choose}
            />
            <Button className={styles.open} aria-label={fieldsText.openList}>
              <ChevronDown {...iconSm} />
            </Button>
          </FieldBox>
          <FieldNotes label={props.label} filling="choose" help={props.help} error={field.error} />
          <OptionsPopover />
        </AriaComboBox>
      )}
    </Bind>
  )
}
