import { formatRialsInWords } from '@sarv/contract/words'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { FieldValues } from 'react-hook-form'
import { formatMoneyIn, shownCurrency, unitOf } from '../format/rials.ts'
import { Bind } from './Bind.tsx'
import { Button } from './Button.tsx'
import { Affix, ariaFieldProps, type BoundField, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import styles from './MoneyField.module.css'
import { groupTyped, rialsOf, typedOf, unitFor } from './money-typing.ts'

type MoneyFieldProps<Values extends FieldValues> = FieldProps<Values, number | null> & {
  /** Rials that are one press away. */
  presets?: readonly number[]
  presetsLabel?: string
}

/**
 * An amount of money, whole and never negative. Its value is in rials whatever is shown; separators, words and presets follow
 * every key, because a zero too many is seen in words and not in digits.
 */
export function MoneyField<Values extends FieldValues>(props: MoneyFieldProps<Values>) {
  return <Bind to={props}>{(field) => <Typed frame={props} field={field} />}</Bind>
}

interface TypedProps {
  frame: Omit<MoneyFieldProps<FieldValues>, 'control' | 'name' | 'value' | 'onChange'>
  field: BoundField<number | null>
}

function Typed({ frame, field }: TypedProps) {
  const { value, onChange, focusRef } = field
  // The unit stays while somebody types; what is put in from outside may need the other one.
  const [unit, setUnit] = useState(() => unitFor(shownCurrency(), value))
  if (unitFor(unit, value) !== unit) setUnit('rial')
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const text = typedOf(value, unit)
  useLayoutEffect(() => {
    const element = input.current
    if (caret.current === undefined || element !== document.activeElement) return
    element?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const type = (typed: string) => {
    const grouped = groupTyped(typed, input.current?.selectionStart ?? typed.length)
    caret.current = grouped.caret
    onChange(rialsOf(grouped.text, unit))
  }
  return (
    <>
      <AriaTextField {...ariaFieldProps(frame, field)} value={text} onChange={type} inputMode="numeric">
        <FieldLabel frame={frame} />
        <FieldBox frame={frame}>
          <Input
            ref={(element) => {
              input.current = element
              focusRef?.(element)
            }}
            autoComplete="off"
            placeholder={frame.placeholder}
          />
          <Affix>{unitOf(unit)}</Affix>
        </FieldBox>
        <FieldNotes label={frame.label} filling="enter" help={saidOf(value, unit) ?? frame.help} error={field.error} />
      </AriaTextField>
      {frame.presets && (
        <fieldset className={styles.presets} aria-label={frame.presetsLabel}>
          {frame.presets.map((rials) => (
            <Button
              key={rials}
              size="sm"
              kind={rials === value ? 'secondary' : 'quiet'}
              onPress={() => onChange(rials)}
            >
              {formatMoneyIn(rials, unit)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Below the field: the amount in words, and in the unit that the bank asks for where another one is typed. */
const saidOf = (rials: number | null, unit: 'rial' | 'toman'): ReactNode => {
  if (!rials) return undefined
  const words = formatRialsInWords(rials)
  return unit === 'toman' ? `${words} (${formatMoneyIn(rials, 'rial')})` : words
}
