import type { OperationListItem } from '@sarv/client/portal.generated'
import type { VmHostDetail } from '@sarv/client/vm.generated'
import { powerStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { EllipsisVertical, FolderInput, SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { paths } from '../vm.paths.ts'
import { useArrival } from '../../../shell/use-arrival.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuAction } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { useWasOpened } from '../../../ui/use-was-opened.ts'
import { PowerDialog, usePowerQuestion } from '../hosts/use-power-question.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import { useVmActs } from '../hosts/use-vm-acts.ts'
import { movingText } from '../../../services/moving/moving.fa.ts'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { useVmDelete } from '../host-bin/use-vm-delete.ts'
import { refusalOf, type PowerAct, type VmAct } from '../hosts/vm-acts.ts'
import { markAct, useVmMarks, vmMarks, type VmMark } from '../hosts/vm-marks.ts'
import { vmActIcons } from '../hosts/vm-row-actions.ts'
import { detailText } from './detail.fa.ts'

// Nobody needs it before they act.
const DeleteVmDialog = lazyDialog(async () => (await import('../host-bin/DeleteVmDialog.tsx')).DeleteVmDialog)

const MoveDialog = lazyDialog(async () => (await import('../../../services/moving/MoveDialog.tsx')).MoveDialog)

const text = vmText.actions

/** Those that another page may lead to. */
const vmActs: readonly VmAct[] = ['start', 'shutdown', 'reboot', 'stop', 'reset', 'delete']

interface VmActionsProps {
  projectId: number
  host: VmHostDetail
  /** The operation that keeps the server busy. */
  running: OperationListItem | undefined
}

/** The console and the everyday acts as buttons, the others behind "more"; what is not possible says why. */
export function VmActions({ projectId, host, running }: VmActionsProps) {
  const navigate = useNavigate()
  const { ask } = useVmActs(projectId)
  const deleteVm = useVmDelete(projectId)
  const turnMark = useVmMarks(projectId)
  const power = usePowerQuestion()
  const [isDeleting, setDeleting] = useState(false)
  const wasDeleting = useWasOpened(isDeleting)
  const [isMoving, setMoving] = useState(false)
  const [sent, setSent] = useState<PowerAct>()
  const isRoomy = useMedia('(min-width: 600px)')

  const circumstances = { running, may: useMay(projectId) }
  const send = async (act: PowerAct) => {
    setSent(act)
    const isAccepted = await ask(act, host)
    setSent(undefined)
    return isAccepted
  }
  const press = (act: PowerAct) => void power.press(act, [host], () => send(act))
  const begin = (act: VmAct) => (act === 'delete' ? setDeleting(true) : press(act))
  useArrival(vmActs, ({ act }) => {
    const refusal = refusalOf(act, host, circumstances)
    if (refusal) toast.warning(refusal)
    else begin(act)
  })
  const remove = async (way: DeleteWay) => {
    const isAccepted = await deleteVm(host, way)
    if (isAccepted) void navigate(paths.vm.list(projectId))
    return isAccepted
  }
  const menuItem = (act: VmAct): MenuAction => ({
    id: act,
    label: text[act],
    icon: vmActIcons[act],
    isDanger: act === 'delete',
    onAction: () => begin(act),
    opens: act === 'delete' ? DeleteVmDialog : PowerDialog,
    disabledReason: refusalOf(act, host, circumstances),
  })
  const markItem = (mark: VmMark): MenuAction => ({
    id: mark.field,
    ...markAct(mark, host[mark.field] ?? false),
    onAction: () => void turnMark(mark, host),
    disabledReason: refusalOf(mark.action, host, circumstances),
  })
  const moveItem: MenuAction = {
    id: 'move',
    label: movingText.act,
    icon: FolderInput,
    onAction: () => setMoving(true),
    opens: MoveDialog,
    disabledReason: circumstances.may('project:manage') ? undefined : shellText.roleForbids,
  }
  const { shown, behind } = placesOf(host, isRoomy)

  return (
    <>
      <ConsoleLink projectId={projectId} host={host} refusal={refusalOf('console', host, circumstances)} />
      {shown.map((act) => (
        <Button
          key={act}
          icon={vmActIcons[act]}
          isPending={sent === act}
          opens={PowerDialog}
          disabledReason={refusalOf(act, host, circumstances)}
          onPress={() => press(act)}
        >
          {text[act]}
        </Button>
      ))}
      <Menu
        label={text.more}
        trigger={<IconButton icon={EllipsisVertical} name={text.more} isFramed />}
        groups={[
          behind.map(menuItem),
          (['stop', 'reset'] as const).map(menuItem),
          [...vmMarks.map(markItem), moveItem],
          [menuItem('delete')],
        ]}
      />
      {power.dialog}
      {isMoving && (
        <MoveDialog
          services={[{ projectId, serviceType: serviceType.vm, serviceId: host.id, name: host.name ?? null }]}
          onClose={() => setMoving(false)}
          onMoved={() => void navigate(shellPaths.portal.services)}
        />
      )}
      {wasDeleting && (
        <DeleteVmDialog
          projectId={projectId}
          hosts={isDeleting ? [{ ...host, ipv4: host.ipv4Address }] : []}
          onClose={() => setDeleting(false)}
          onDelete={remove}
        />
      )}
    </>
  )
}

/** Of on and off the one that can be asked for stands in the row, the other behind "more" with its reason. */
const placesOf = ({ powerStatus: power }: VmHostDetail, isRoomy: boolean): Record<'shown' | 'behind', PowerAct[]> => {
  const isOff = power === powerStatus.id.poweredOff
  const [useful, other]: [PowerAct, PowerAct] = isOff ? ['start', 'shutdown'] : ['shutdown', 'start']
  return isRoomy ? { shown: ['reboot', useful], behind: [other] } : { shown: [useful], behind: ['reboot', other] }
}

interface ConsoleLinkProps {
  projectId: number
  host: VmHostDetail
  refusal: string | undefined
}

/** A page of its own, so that the server's screen stays while one goes on here. */
function ConsoleLink({ projectId, host, refusal }: ConsoleLinkProps) {
  const label = detailText.console
  if (refusal) {
    return (
      <Button icon={SquareTerminal} disabledReason={refusal}>
        {label}
      </Button>
    )
  }
  return (
    <LinkButton icon={SquareTerminal} href={paths.vm.console(projectId, host.id)} target="_blank">
      {label}
    </LinkButton>
  )
}
