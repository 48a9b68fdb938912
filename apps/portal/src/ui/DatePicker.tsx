import { CalendarDays } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Calendar } from 'react-aria-components/Calendar'
import { DateInput, DatePicker as AriaDatePicker, DateSegment } from 'react-aria-components/DatePicker'
import type { FieldValues } from 'react-hook-form'
import { CalendarPanel, CalendarPopover } from './CalendarPanel.tsx'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import { fromWireDate, toWireDate, type WireDate } from './wire-dates.ts'
import styles from './DatePicker.module.css'

type DatePickerProps<Values extends FieldValues> = FieldProps<Values, WireDate | null> & {
  minDate?: WireDate
  maxDate?: WireDate
}

/** A Jalali day, typed part by part or picked; the form keeps the Gregorian date of the wire, empty is `null`. */
export function DatePicker<Values extends FieldValues>({ minDate, maxDate, ...props }: DatePickerProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <AriaDatePicker
          {...ariaFieldProps(props, field)}
          value={fromWireDate(field.value)}
          onChange={(date) => field.onChange(date && toWireDate(date))}
          minValue={fromWireDate(minDate) ?? undefined}
          maxValue={fromWireDate(maxDate) ?? undefined}
          shouldForceLeadingZeros
        >
          <FieldLabel frame={props} />
          <FieldBox frame={props}>
            <CalendarButton isDisabled={props.isDisabled || props.isReadOnly} />
            <DateParts />
          </FieldBox>
          <FieldNotes label={props.label} filling="choose" help={props.help} error={field.error} />
          <CalendarPopover>
            <Calendar className={styles.calendar} firstDayOfWeek="sat">
              <CalendarPanel />
            </Calendar>
          </CalendarPopover>
        </AriaDatePicker>
      )}
    </Bind>
  )
}

export function CalendarButton({ isDisabled }: { isDisabled?: boolean }) {
  return (
    <Button className={styles.open} aria-label={fieldsText.date.open} isDisabled={isDisabled}>
      <CalendarDays {...iconSm} />
    </Button>
  )
}

/** Year, month and day, each typed on its own. A date is a number: it runs left to right also among Persian words. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.parts} dir="ltr">
      {(segment) => <DateSegment segment={segment} className={styles.part} />}
    </DateInput>
  )
}
