import { type NotificationPreferences, useNotificationPreferencesEditMutation } from '@sarv/client/portal.generated'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { clockOptions, withClock } from './clock-options.ts'
import { notificationsText } from './notifications.fa.ts'
import styles from './NotificationSettingsTab.module.css'

const text = notificationsText.settings.hours

type Hours = Pick<NotificationPreferences, 'quietFrom' | 'quietTo' | 'digestAt'>

const usualHours = { quietFrom: '23:00', quietTo: '07:00', digestAt: '08:00' } as const

/** When news comes: quiet hours, and one mail a day. */
export function HoursCard({ preferences }: { preferences: NotificationPreferences }) {
  const { quietFrom, quietTo, digestAt } = preferences
  const [hours, setHours] = useState<Hours>({ quietFrom, quietTo, digestAt })
  const [edit, { isLoading }] = useNotificationPreferencesEditMutation()
  const set = (part: Partial<Hours>) => setHours((before) => ({ ...before, ...part }))
  const isSame = quietFrom === hours.quietFrom && quietTo === hours.quietTo && digestAt === hours.digestAt
  const isEmptySpan = hours.quietFrom !== null && hours.quietFrom === hours.quietTo
  const save = async () => {
    const { error } = await edit({ body: { topics: [], ...hours } })
    if (!error) toast.success(text.saved)
  }
  return (
    <Card title={text.title}>
      <div className={styles.body}>
        <Switch
          label={text.quiet}
          help={text.quietHelp}
          value={hours.quietFrom !== null}
          onChange={(isOn) =>
            set(
              isOn
                ? { quietFrom: usualHours.quietFrom, quietTo: usualHours.quietTo }
                : { quietFrom: null, quietTo: null },
            )
          }
        />
        {hours.quietFrom !== null && hours.quietTo !== null && (
          <div className={styles.clocks}>
            <Clock label={text.from} value={hours.quietFrom} onChange={(clock) => set({ quietFrom: clock })} />
            <Clock label={text.to} value={hours.quietTo} onChange={(clock) => set({ quietTo: clock })} />
          </div>
        )}
        <Switch
          label={text.digest}
          help={text.digestHelp}
          value={hours.digestAt !== null}
          onChange={(isOn) => set({ digestAt: isOn ? usualHours.digestAt : null })}
        />
        {hours.digestAt !== null && (
          <div className={styles.clocks}>
            <Clock label={text.at} value={hours.digestAt} onChange={(clock) => set({ digestAt: clock })} />
          </div>
        )}
        <div>
          <Button
            kind="primary"
            writes
            isPending={isLoading}
            disabledReason={isSame ? text.same : isEmptySpan ? text.emptySpan : undefined}
            onPress={() => void save()}
          >
            {text.save}
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface ClockProps {
  label: string
  value: string
  onChange: (clock: string) => void
}

function Clock({ label, value, onChange }: ClockProps) {
  return <NativeSelect label={label} value={value} options={withClock(clockOptions, value)} onChange={onChange} />
}
