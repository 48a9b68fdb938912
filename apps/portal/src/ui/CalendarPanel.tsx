import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { addAriaText } from './aria-text.ts'
import { dateAriaText } from './date-aria-text.fa.ts'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import styles from './CalendarPanel.module.css'

addAriaText(dateAriaText)

const text = fieldsText.date

/** The floating part of both date pickers. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.popover} offset={4}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  )
}

/** One month with its head; inside a React Aria Calendar or RangeCalendar, which decide calendar and language. */
export function CalendarPanel({ isRange }: { isRange?: boolean }) {
  return (
    <div data-range={isRange}>
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn} aria-label={text.previousMonth}>
          <ChevronRight {...iconSm} />
        </Button>
        <MonthAndYear />
        <Button slot="next" className={styles.turn} aria-label={text.nextMonth}>
          <ChevronLeft {...iconSm} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

interface Picker {
  value: string | number
  items: readonly { id: number; formatted: string }[]
  onChange: (id: number) => void
}

/** Native lists: years of birth are far away, and phones have a wheel for them. */
function MonthAndYear() {
  return (
    <div className={styles.month}>
      <CalendarMonthPicker>{(picker) => <NativePicker label={text.month} {...picker} />}</CalendarMonthPicker>
      <CalendarYearPicker visibleYears={120}>
        {(picker) => <NativePicker label={text.year} {...picker} />}
      </CalendarYearPicker>
    </div>
  )
}

function NativePicker({ label, value, items, onChange }: Picker & { label: string }) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  )
}
