import { useVpcIpCreateMutation, vpcIpCreate, type VpcDetail } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { ipsText } from '../host-ips/host-ips.fa.ts'
import { vpcIpsText } from './vpc-ips.fa.ts'

const text = vpcIpsText.form

interface AddVpcIpDialogProps {
  projectId: number
  vpc: VpcDetail
  onClose: () => void
}

const versions = [
  { id: 'v4', label: ipsText.v4, description: text.v4Help },
  { id: 'v6', label: ipsText.v6, disabledReason: text.v6Refused },
] as const

/** One more public address for a cloud, within its plan. */
export function AddVpcIpDialog({ projectId, vpc, onClose }: AddVpcIpDialogProps) {
  const [create, { isLoading }] = useVpcIpCreateMutation()
  const [isSure, setSure] = useState(false)
  const wanted = { projectId, vpcHostId: vpc.id, body: { useIpV4: true } }
  const { quote, error } = useDryRun(vpcIpCreate, isLoading ? undefined : wanted)
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
      subtitle={text.subtitle(vpc.name ?? '')}
      submitLabel={vpcIpsText.add}
      isPending={isLoading}
      submitRefusal={error?.message ?? (isSure ? undefined : text.confirm)}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RadioGroup<never, 'v4' | 'v6'> label={text.version} value="v4" onChange={() => undefined} options={versions} />
      {error?.message && (
        <Note tone="danger" isLive>
          {error.message}
        </Note>
      )}
      {quote?.effects.map((effect) => (
        <Note key={effect}>{effect}</Note>
      ))}
      <Checkbox<never> label={text.confirm} value={isSure} onChange={setSure} />
    </OrderDialog>
  )
}
