import { type CSSProperties, useRef } from 'react'
import { formatNumber, withUnit } from '../../../format/number.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { ValueBubble } from '../../../ui/ValueBubble.tsx'
import type { Dial as DialOf } from './dials.ts'
import { lineLength, marksOf, placeOf, valueAfter } from './scale.ts'
import styles from './Dial.module.css'

interface DialProps {
  dial: DialOf
  value: number
  /** Beside its name: that it is free. */
  note?: string | undefined
  onChange: (value: number) => void
}

const at = (place: number) => ({ '--at': (place / lineLength) * 100 }) as CSSProperties

/** A size: dragged along a line on which each doubling is as long as the one before, stepped, or typed. */
export function Dial({ dial, value, note, onChange }: DialProps) {
  const { name, label, unit, hint, range } = dial
  const isByPointer = useRef(false)
  const place = placeOf(range, value)
  const shown = withUnit(formatNumber(value), unit)
  return (
    <div className={styles.dial}>
      <div className={styles.top}>
        <div className={styles.name}>
          <b>{label}</b>
          <span className={styles.hint}>{note ?? hint ?? unit}</span>
        </div>
        <div className={styles.number}>
          <NumberField
            name={name}
            label={label}
            isLabelHidden
            hasSteppers
            minValue={range.min}
            maxValue={range.max}
            step={range.step}
            value={value}
            onChange={(typed) => onChange(typed ?? range.min)}
          />
        </div>
      </div>
      <div className={styles.rail} style={at(place)}>
        <span className={styles.fill} />
        <input
          type="range"
          className={styles.input}
          aria-label={label}
          aria-valuetext={shown}
          min={0}
          max={lineLength}
          value={place}
          onPointerDown={() => (isByPointer.current = true)}
          onPointerUp={() => (isByPointer.current = false)}
          onPointerCancel={() => (isByPointer.current = false)}
          onChange={({ target }) =>
            onChange(valueAfter(range, { value, place: Number(target.value), isByPointer: isByPointer.current }))
          }
        />
        <ValueBubble>{shown}</ValueBubble>
      </div>
      <div className={styles.marks} aria-hidden>
        {marksOf(range).map((mark) => (
          <span key={mark} style={at(placeOf(range, mark))} data-now={mark === value || undefined}>
            {formatNumber(mark)}
          </span>
        ))}
      </div>
    </div>
  )
}
