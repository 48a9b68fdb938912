import { useVmHostIpCreateMutation, type VmHostDetail, vmHostIpCreate } from '@sarv/client/vm.generated'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { ipsText } from './ips.fa.ts'

const text = ipsText.form

interface AddIpDialogProps {
  projectId: number
  host: VmHostDetail
  onClose: () => void
}

interface IpForm {
  version: 'v4' | 'v6'
}

const versions = [
  { id: 'v4', label: ipsText.v4, description: text.v4Help },
  { id: 'v6', label: ipsText.v6, description: text.v6Help },
] as const

/** One more public address, with its price before one presses. */
export function AddIpDialog({ projectId, host, onClose }: AddIpDialogProps) {
  const [create, { isLoading }] = useVmHostIpCreateMutation()
  const { control, handleSubmit } = useForm<IpForm>({ defaultValues: { version: 'v4' } })
  const useIpV4 = useWatch({ control, name: 'version' }) === 'v4'
  const wanted = { projectId, vmHostId: host.id, body: { useIpV4 } }
  const { quote, error } = useDryRun(vmHostIpCreate, wanted)
  const send = async () => {
    const answer = await create(wanted)
    if (answer.error) return
    tellStarted(answer.data, text.started)
    onClose()
  }
  return (
    <OrderDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle(host.name ?? '')}
      submitLabel={ipsText.add}
      isPending={isLoading}
      onSubmit={handleSubmit(send)}
    >
      <RadioGroup control={control} name="version" label={text.version} options={versions} />
      {error?.message ? (
        <Note tone="danger" isLive>
          {error.message}
        </Note>
      ) : (
        <p aria-live="polite">
          {text.price}: {quote?.subtotal === 0 ? text.free : <Money rials={quote?.subtotal} />}
        </p>
      )}
    </OrderDialog>
  )
}
