import type { Control, FieldValues, Path } from 'react-hook-form'
import { DatePicker } from '../../../ui/DatePicker.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { frameText as text } from './frame.fa.ts'
import styles from './Moment.module.css'

interface MomentProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>
  day: Path<Values>
  time: Path<Values>
  labels: { day: string; time: string }
  help?: string
  isRequired?: boolean
}

/** A day and a time of it, as Tehran's clock shows it. */
export function Moment<Values extends FieldValues, Sent>(props: MomentProps<Values, Sent>) {
  const { control, day, time, labels, help, isRequired = false } = props
  return (
    <div className={styles.moment}>
      <DatePicker control={control} name={day} label={labels.day} help={help} isRequired={isRequired} />
      <LtrTextField control={control} name={time} label={labels.time} help={text.timeHelp} isRequired={isRequired} />
    </div>
  )
}
