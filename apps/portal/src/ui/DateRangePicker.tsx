import { useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  DateRangePicker as AriaDateRangePicker,
  DateRangePickerStateContext,
} from 'react-aria-components/DateRangePicker'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import type { FieldValues } from 'react-hook-form'
import { CalendarPanel, CalendarPopover } from './CalendarPanel.tsx'
import { CalendarButton, DateParts } from './DatePicker.tsx'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import {
  fromWireDate,
  type PresetId,
  presetRanges,
  todayInTehran,
  toWireDate,
  type WireDate,
  type WireRange,
} from './wire-dates.ts'
import styles from './DateRangePicker.module.css'

const text = fieldsText.date

type DateRangePickerProps<Values extends FieldValues> = FieldProps<Values, WireRange | null> & {
  minDate?: WireDate
  maxDate?: WireDate
  presets?: readonly PresetId[]
}

const usualPresets: readonly PresetId[] = ['last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisYear']

/** Two Jalali days; the form keeps their Gregorian dates of the wire, or `null` when there is no range. */
export function DateRangePicker<Values extends FieldValues>({
  minDate,
  maxDate,
  presets = usualPresets,
  ...props
}: DateRangePickerProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <AriaDateRangePicker
          {...ariaFieldProps(props, field)}
          value={fromWireRange(field.value)}
          onChange={(range) => field.onChange(range && { start: toWireDate(range.start), end: toWireDate(range.end) })}
          minValue={fromWireDate(minDate) ?? undefined}
          maxValue={fromWireDate(maxDate) ?? undefined}
          shouldForceLeadingZeros
        >
          <FieldLabel frame={props} />
          <FieldBox frame={props}>
            <CalendarButton isDisabled={props.isDisabled || props.isReadOnly} />
            <DateParts slot="start" />
            <span className={styles.to}>{text.to}</span>
            <DateParts slot="end" />
          </FieldBox>
          <FieldNotes label={props.label} filling="choose" help={props.help} error={field.error} />
          <CalendarPopover>
            <PresetList presets={presets} onChoose={field.onChange} />
            <RangeCalendar className={styles.calendar} firstDayOfWeek="sat">
              <CalendarPanel isRange />
            </RangeCalendar>
          </CalendarPopover>
        </AriaDateRangePicker>
      )}
    </Bind>
  )
}

const fromWireRange = (range: WireRange | null) => {
  const start = fromWireDate(range?.start)
  const end = fromWireDate(range?.end)
  return start && end ? { start, end } : null
}

interface PresetListProps {
  presets: readonly PresetId[]
  onChoose: (range: WireRange) => void
}

function PresetList({ presets, onChoose }: PresetListProps) {
  const picker = useContext(DateRangePickerStateContext)
  if (presets.length === 0) return null
  const choose = (preset: PresetId) => {
    onChoose(presetRanges(todayInTehran())[preset])
    picker?.close()
  }
  return (
    <fieldset aria-label={text.presets} className={styles.presets}>
      {presets.map((preset) => (
        // No slot: the buttons around it belong to the calendar.
        <Button key={preset} slot={null} className={styles.preset} onPress={() => choose(preset)}>
          {text[preset]}
        </Button>
      ))}
    </fieldset>
  )
}
