import { useStorageSettingsEditVersionsMutation } from '@sarv/client/storage.generated'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import type { SettingsPartProps } from './settings-part.ts'
import { settingsText } from './bucket-settings.fa.ts'

const text = settingsText.versions

export function VersionsCard({ projectId, storageHostId, settings, refusal }: SettingsPartProps) {
  const [edit, { isLoading }] = useStorageSettingsEditVersionsMutation()
  const turn = async (isOn: boolean) => {
    const { error } = await edit({ projectId, storageHostId, body: { isOn } })
    if (!error) toast.success(isOn ? text.on : text.off)
  }
  return (
    <Card title={text.title}>
      <Switch<never>
        label={text.label}
        help={refusal ?? text.help}
        value={settings.hasVersions}
        onChange={(isOn) => void turn(isOn)}
        isDisabled={!!refusal || isLoading}
      />
    </Card>
  )
}
