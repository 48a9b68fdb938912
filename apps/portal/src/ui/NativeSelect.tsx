import { ChevronDown } from 'lucide-react'
import { iconXs } from './icons.ts'
import styles from './NativeSelect.module.css'

interface NativeSelectProps {
  label: string
  isLabelHidden?: boolean
  value: string
  options: readonly { id: string; label: string }[]
  onChange: (id: string) => void
}

/** The browser's own list, for tools around a table: it costs nothing until it is opened. */
export function NativeSelect({ label, isLabelHidden = false, value, options, onChange }: NativeSelectProps) {
  return (
    <label className={styles.field}>
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      <span className={styles.box}>
        <select className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown {...iconXs} className={styles.arrow} aria-hidden />
      </span>
    </label>
  )
}
