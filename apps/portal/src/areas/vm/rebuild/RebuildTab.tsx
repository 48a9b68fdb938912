import { useVmHostRebuildMutation, type VmHostDetail } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { paths } from '../vm.paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { Note } from '../../../ui/Note.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { vmText } from '../hosts/hosts.fa.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { useChosenImage } from '../images/use-images.ts'
import { CreateKeyDialog } from '../keys/CreateKeyDialog.tsx'
import { RebuildFate } from './RebuildFate.tsx'
import { RebuildFields } from './RebuildFields.tsx'
import { rebuildFormOf, rebuildResolver, type RebuildForm, type RebuildModel } from './rebuild-form.ts'
import { rebuildText as text } from './rebuild.fa.ts'
import styles from './RebuildTab.module.css'

/** Installs an operating system anew, on the same server. */
export function RebuildTab({ projectId, host }: VmTabProps) {
  if (!host) {
    return (
      <Card title={text.title}>
        <Loading tiles={6} />
      </Card>
    )
  }
  return <Rebuild projectId={projectId} host={host} />
}

interface RebuildProps {
  projectId: number
  host: VmHostDetail
}

function Rebuild({ projectId, host }: RebuildProps) {
  const form = useForm<RebuildForm, unknown, RebuildModel>({
    defaultValues: rebuildFormOf(host),
    mode: 'onTouched',
    resolver: rebuildResolver,
  })
  const { vmKeyId = null, vmImageId } = useWatch({ control: form.control })
  const image = useChosenImage(projectId, vmImageId ?? null)
  const [wanted, setWanted] = useState<RebuildModel>()
  const [isAddingKey, setAddingKey] = useState(false)
  const refusal = useVmRefusal(projectId, host.id, host)('rebuild')
  const rebuild = useRebuild(projectId, host, (field, message) => form.setError(field, { message }))
  const chooseKey = (id: number | null) => {
    form.setValue('vmKeyId', id, { shouldDirty: true })
    setAddingKey(false)
    // A key makes the password optional: what was said about a missing one no longer holds.
    if (form.formState.errors.password) void form.trigger('password')
  }
  return (
    <>
      {refusal && <Note tone="warning" title={refusal} />}
      <form className={styles.columns} onSubmit={form.handleSubmit(setWanted)} noValidate>
        <RebuildFields
          projectId={projectId}
          control={form.control}
          operatingSystemId={image?.operatingSystemId}
          vmKeyId={vmKeyId}
          onKey={chooseKey}
          onAddKey={() => setAddingKey(true)}
        />
        <RebuildFate
          submit={
            <Button type="submit" isWide disabledReason={refusal}>
              {text.submit}
            </Button>
          }
        />
      </form>
      {/* Outside the form: what is submitted inside it, even in a dialog over the page, would submit the form too. */}
      {isAddingKey && (
        <CreateKeyDialog projectId={projectId} onClose={() => setAddingKey(false)} onCreated={chooseKey} />
      )}
      <ConfirmByName
        isOpen={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={text.confirmTitle(host.name ?? '')}
        warning={text.confirmWarning}
        phrase={host.name ?? ''}
        thing={vmText.serverName}
        alsoGone={text.lostItems}
        confirmLabel={text.submit}
        onConfirm={async () => wanted !== undefined && rebuild(wanted)}
      />
    </>
  )
}

const fields = ['vmImageId', 'name', 'password', 'vmKeyId', 'userData'] as const

const useRebuild = (
  projectId: number,
  host: VmHostDetail,
  setError: (field: keyof RebuildForm, message: string) => void,
) => {
  const navigate = useNavigate()
  const [send] = useVmHostRebuildMutation()
  return async (model: RebuildModel): Promise<boolean> => {
    const { data, error } = await send({ projectId, id: host.id, body: model })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, fields, { name_taken: 'name' })) setError(field, message)
      return false
    }
    tellStarted(data, text.started(host.name ?? ''))
    void navigate(paths.vm.list(projectId))
    return true
  }
}
