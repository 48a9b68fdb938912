import { ChevronDown } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import type { FieldValues } from 'react-hook-form'
import { matchesSearch } from '../format/search-text.ts'
import { Bind } from './Bind.tsx'
import {
  ariaFieldProps,
  FieldBox,
  FieldLabel,
  FieldNotes,
  type BoundField,
  type FieldFrame,
  type FieldProps,
} from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import type { Option, OptionId } from './Options.tsx'
import { OptionsPopover } from './OptionsPopover.tsx'
import { useSettled } from './use-settled.ts'
import styles from './ComboBox.module.css'

type ComboBoxProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id | null> & {
  options: readonly Option<Id>[]
  /** What is typed is Latin. */
  isLtr?: boolean
}

/** One of many, found by typing a part of it. Nothing chosen is `null` in the form. */
export function ComboBox<Values extends FieldValues, Id extends OptionId = OptionId>({
  options,
  isLtr,
  ...props
}: ComboBoxProps<Values, Id>) {
  return (
    <Bind<Values, Id | null> to={props}>
      {(field) => (
        <Choosing frame={props} field={field} isLtr={isLtr} defaultItems={options} defaultFilter={matchesSearch} />
      )}
    </Bind>
  )
}

type FindBoxProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id | null> & {
  /** Asks for what fits; must answer what is chosen too, or its name could not be shown. */
  useFound: (typed: string, chosen: Id | null) => readonly Option<Id>[]
}

/** One of many that only the server knows, found there by typing a part of it. */
export function FindBox<Values extends FieldValues, Id extends OptionId = OptionId>({
  useFound,
  ...props
}: FindBoxProps<Values, Id>) {
  return (
    <Bind<Values, Id | null> to={props}>{(field) => <Finding frame={props} field={field} useFound={useFound} />}</Bind>
  )
}

interface ChoosingProps<Id extends OptionId> {
  frame: FieldFrame
  field: BoundField<Id | null>
  isLtr?: boolean | undefined
}

const everything = () => true

function Finding<Id extends OptionId>({
  useFound,
  ...props
}: ChoosingProps<Id> & Pick<FindBoxProps<FieldValues, Id>, 'useFound'>) {
  const [typed, setTyped] = useState('')
  const options = useFound(useSettled(typed.trim()), props.field.value ?? null)
  return <Choosing {...props} items={options} onInputChange={setTyped} defaultFilter={everything} />
}

type Filled<Id extends OptionId> = Pick<
  ComponentProps<typeof AriaComboBox<Option<Id>>>,
  'items' | 'defaultItems' | 'defaultFilter' | 'onInputChange'
>

function Choosing<Id extends OptionId>({ frame, field, isLtr, ...filled }: ChoosingProps<Id> & Filled<Id>) {
  return (
    <AriaComboBox<Option<Id>>
      {...ariaFieldProps(frame, field)}
      {...filled}
      value={field.value ?? null}
      onChange={(id) => field.onChange(id as Id | null)}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <FieldLabel frame={frame} />
      <FieldBox frame={frame}>
        <Input
          ref={field.focusRef}
          dir={isLtr ? 'ltr' : undefined}
          placeholder={frame.placeholder ?? fieldsText.choose}
        />
        <Button className={styles.open} aria-label={fieldsText.openList}>
          <ChevronDown {...iconSm} />
        </Button>
      </FieldBox>
      <FieldNotes label={frame.label} filling="choose" help={frame.help} error={field.error} />
      <OptionsPopover />
    </AriaComboBox>
  )
}
