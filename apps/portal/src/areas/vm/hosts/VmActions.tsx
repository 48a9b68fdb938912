import type { OperationListItem } from '@sarv/client/portal.generated'
import type { VmHostDetail } from '@sarv/client/vm.generated'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuAction } from '../../../ui/Menu.tsx'
import { DeleteVmDialog } from './DeleteVmDialog.tsx'
import { vmText } from './hosts.fa.ts'
import { useVmActs } from './use-vm-acts.ts'
import { refusalOf, type VmAct } from './vm-acts.ts'
import { vmActIcons } from './vm-row-actions.ts'

const text = vmText.actions

/** Acts that pull the plug: asked once, with what they risk. */
type ForcedAct = 'stop' | 'reset'

interface VmActionsProps {
  projectId: number
  host: VmHostDetail
  /** The operation that keeps the server busy. */
  running: OperationListItem | undefined
}

/** The everyday acts as buttons, those that risk something behind "more". */
export function VmActions({ projectId, host, running }: VmActionsProps) {
  const navigate = useNavigate()
  const { ask } = useVmActs(projectId)
  const [asked, setAsked] = useState<VmAct>()
  const [sent, setSent] = useState<VmAct>()

  const may = useMay(projectId)
  const refusal = (act: VmAct) => refusalOf(act, host, { running, may })
  const send = async (act: VmAct) => {
    setSent(act)
    const isAccepted = await ask(act, host)
    setSent(undefined)
    return isAccepted
  }
  const remove = async () => {
    const isAccepted = await send('delete')
    if (isAccepted) void navigate(paths.vm.list(projectId))
    return isAccepted
  }
  const menuItem = (act: ForcedAct | 'delete', isDanger: boolean): MenuAction => ({
    id: act,
    label: text[act],
    icon: vmActIcons[act],
    isDanger,
    onAction: () => setAsked(act),
    disabledReason: refusal(act),
  })

  return (
    <>
      {(['start', 'shutdown', 'reboot'] as const).map((act) => (
        <Button
          key={act}
          icon={vmActIcons[act]}
          isPending={sent === act}
          disabledReason={refusal(act)}
          onPress={() => void send(act)}
        >
          {text[act]}
        </Button>
      ))}
      <Menu
        label={text.more}
        trigger={<IconButton icon={EllipsisVertical} name={text.more} isFramed />}
        groups={[[menuItem('stop', false), menuItem('reset', false)], [menuItem('delete', true)]]}
      />
      {(asked === 'stop' || asked === 'reset') && (
        <ForcedDialog act={asked} name={host.name ?? ''} onClose={() => setAsked(undefined)} onConfirm={send} />
      )}
      <DeleteVmDialog
        host={asked === 'delete' ? { ...host, ipv4: host.ipv4Address } : undefined}
        onClose={() => setAsked(undefined)}
        onDelete={remove}
      />
    </>
  )
}

interface ForcedDialogProps {
  act: ForcedAct
  name: string
  onClose: () => void
  onConfirm: (act: ForcedAct) => Promise<boolean>
}

function ForcedDialog({ act, name, onClose, onConfirm }: ForcedDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={vmText.forced[act].title(name)}
      confirmLabel={text[act]}
      onConfirm={() => onConfirm(act)}
    >
      <p>{vmText.forced[act].text}</p>
    </ConfirmDialog>
  )
}
