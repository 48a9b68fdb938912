import { Checkbox } from '../../../ui/Checkbox.tsx'
import styles from './Choices.module.css'

interface ChoicesProps {
  label: string
  help: string
  options: readonly { id: number; name: string }[]
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** Some of a few things. */
export function Choices({ label, help, options, value, onChange }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            value={value.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
          />
        ))}
      </div>
      <p className={styles.help}>{help}</p>
    </fieldset>
  )
}
