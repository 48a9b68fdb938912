import { useVmHostEditLockMutation, type VmHostDetail } from '@sarv/client/vm.generated'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { detailText } from './detail.fa.ts'

const text = detailText.lock

interface LockCardProps {
  projectId: number
  host: VmHostDetail
}

/** Keeps what cannot be brought back from a slip of the hand, or of a program. */
export function LockCard({ projectId, host }: LockCardProps) {
  const [editLock, { isLoading }] = useVmHostEditLockMutation()
  const refusal = useVmRefusal(projectId, host.id, host)('lock')
  const turn = async (isLocked: boolean) => {
    const { error } = await editLock({ projectId, id: host.id, body: { isLocked } })
    if (!error) toast.success(isLocked ? text.closed : text.opened)
  }
  return (
    <Card title={text.title}>
      <Switch
        label={text.label}
        help={refusal ?? text.help}
        value={host.isLocked ?? false}
        onChange={(isLocked) => void turn(isLocked)}
        isDisabled={!!refusal || isLoading}
      />
    </Card>
  )
}
