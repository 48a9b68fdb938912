import { type CSSProperties, useId } from 'react'
import { Group } from 'react-aria-components/Group'
import { NumberField } from 'react-aria-components/NumberField'
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import type { FieldValues } from 'react-hook-form'
import { formatNumber, withUnit } from '../format/number.ts'
import { Bind } from './Bind.tsx'
import {
  type BoundField,
  boxClassName,
  fieldClassName,
  type FieldFrame,
  FieldLabel,
  type FieldProps,
  hiddenLabel,
  PlainNotes,
} from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { namedMessage } from './named-message.ts'
import { NumberInput } from './NumberInput.tsx'
import { largestAllowed, percentAt } from './slider-range.ts'
import styles from './Slider.module.css'
import { ValueBubble } from './ValueBubble.tsx'

interface Range {
  minValue: number
  maxValue: number
  step?: number
  /** The most that can be chosen now, when it is less than `maxValue`: the rest of the line is shown closed. */
  quota?: number
  /** Persian word after the number. */
  unit: string
}

type SliderProps<Values extends FieldValues> = FieldProps<Values, number> & Range & { label: string }

/** A number in a range, by dragging, by arrow keys or by typing it; its value is always in sight. */
export function Slider<Values extends FieldValues>({
  minValue,
  maxValue,
  step = 1,
  quota = maxValue,
  unit,
  ...props
}: SliderProps<Values>) {
  const range = { minValue, maxValue, step, unit, quota: largestAllowed({ minValue, step, quota }) }
  return <Bind to={props}>{(field) => <SliderFrame frame={props} range={range} field={field} />}</Bind>
}

interface PartProps {
  frame: FieldFrame & { label: string }
  range: Required<Range>
  field: BoundField<number>
}

function SliderFrame({ frame, range, field }: PartProps) {
  const notesId = useId()
  return (
    <AriaSlider
      className={fieldClassName}
      value={field.value ?? range.minValue}
      onChange={(wanted) => field.onChange(Math.min(wanted, range.quota))}
      minValue={range.minValue}
      maxValue={range.maxValue}
      step={range.step}
      isDisabled={frame.isDisabled || frame.isReadOnly}
      aria-label={hiddenLabel(frame)}
      aria-describedby={field.error || frame.help ? notesId : undefined}
    >
      <FieldLabel frame={frame} />
      <div className={styles.slider}>
        <Rail range={range} field={field} />
        <TypedValue frame={frame} range={range} field={field} />
      </div>
      <PlainNotes id={notesId} help={frame.help} error={namedMessage(frame.label, 'enter', field.error)} />
    </AriaSlider>
  )
}

function Rail({ range, field }: Omit<PartProps, 'frame'>) {
  const value = field.value ?? range.minValue
  const marks = {
    '--at': percentAt(range, value),
    '--closed-from': percentAt(range, range.quota),
  } as CSSProperties
  return (
    <div className={styles.rail}>
      <SliderTrack className={styles.track} style={marks}>
        <span className={styles.line} />
        <span className={styles.fill} />
        {range.quota < range.maxValue && <span className={styles.closed} />}
        <SliderThumb className={styles.thumb} name={field.name} onBlur={field.onBlur}>
          <ValueBubble>{withUnit(formatNumber(value), range.unit)}</ValueBubble>
        </SliderThumb>
      </SliderTrack>
      <div className={styles.ends} aria-hidden>
        <span>{formatNumber(range.minValue)}</span>
        <span>{formatNumber(range.maxValue)}</span>
      </div>
    </div>
  )
}

function TypedValue({ frame, range, field }: PartProps) {
  const unitId = useId()
  const { value, onChange, error, focusRef } = field
  return (
    <NumberField
      aria-label={fieldsText.typedValue(frame.label)}
      aria-describedby={unitId}
      className={styles.typed}
      value={value ?? range.minValue}
      onChange={(typed) => onChange(Number.isNaN(typed) ? range.minValue : typed)}
      minValue={range.minValue}
      maxValue={range.quota}
      step={range.step}
      isDisabled={frame.isDisabled}
      isReadOnly={frame.isReadOnly}
      isWheelDisabled
    >
      <Group className={boxClassName} isInvalid={!!error}>
        <NumberInput focusRef={focusRef} />
      </Group>
      <span id={unitId} className={styles.unit}>
        {range.unit}
      </span>
    </NumberField>
  )
}
