import { webhookTopic } from '@sarv/contract/enums'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { PlainField } from '../../../ui/Field.tsx'
import { webhooksText } from './webhooks.fa.ts'
import styles from './webhooks.module.css'

interface TopicChoiceProps {
  value: readonly number[]
  onChange: (ids: number[]) => void
  error?: string | undefined
}

/** What a webhook is told of. */
export function TopicChoice({ value, onChange, error }: TopicChoiceProps) {
  const toggle = (id: number) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])
  return (
    <PlainField frame={{ label: webhooksText.form.topics, isRequired: true }} filling="choose" error={error}>
      {(labelling) => (
        <fieldset className={styles.topics} {...labelling}>
          {webhookTopic.values.map(({ id, label }) => (
            <Checkbox key={id} label={label} value={value.includes(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
      )}
    </PlainField>
  )
}
