import type { OperationListItem } from '@sarv/client/portal.generated'
import type { VmHostListItem } from '@sarv/client/vm.generated'
import type { VmHostAction } from '@sarv/contract/vm/hosts/hosts.rules'
import {
  ListChecks,
  Play,
  Power,
  PowerOff,
  RotateCw,
  Settings2,
  SquareTerminal,
  Trash2,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { openPanel } from '../../../shell/panels.ts'
import { paths } from '../vm.paths.ts'
import type { BulkAction } from '../../../ui/BulkBar.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { vmText } from './hosts.fa.ts'
import type { ActCircumstances } from '../../../services/refusals.ts'
import { refusalOf, type PowerAct, type VmAct } from './vm-acts.ts'
import { markAct, vmMarks, type VmMark } from './vm-marks.ts'

const text = vmText.actions

export const vmActIcons: Record<VmAct, LucideIcon> = {
  start: Play,
  shutdown: Power,
  reboot: RotateCw,
  stop: PowerOff,
  reset: Zap,
  delete: Trash2,
}

type RunningOn = (host: VmHostListItem) => OperationListItem | undefined

interface ActContext {
  runningOn: RunningOn
  may: ActCircumstances['may']
}

const refusalsBy =
  ({ runningOn, may }: ActContext) =>
  (action: VmHostAction) =>
  (host: VmHostListItem): string | undefined =>
    refusalOf(action, host, { running: runningOn(host), may })

interface RowContext extends ActContext {
  projectId: number
  /** What the way to a server keeps in its address. */
  search?: string
  onPower: (act: PowerAct, host: VmHostListItem) => unknown
  onMark: (mark: VmMark, host: VmHostListItem) => unknown
  onDelete: (host: VmHostListItem) => void
}

export const vmRowActions = (context: RowContext): RowAction<VmHostListItem>[] => {
  const { projectId, search = '', runningOn, onPower, onMark, onDelete } = context
  const refusal = refusalsBy(context)
  const power = (act: PowerAct): RowAction<VmHostListItem> => ({
    label: text[act],
    icon: vmActIcons[act],
    run: (host) => onPower(act, host),
    disabledReason: refusal(act),
  })
  const marks = vmMarks.flatMap((mark) =>
    [false, true].map((isSet): RowAction<VmHostListItem> => ({
      ...markAct(mark, isSet),
      isHidden: (host) => (host[mark.field] ?? false) !== isSet,
      run: (host) => onMark(mark, host),
      disabledReason: refusal(mark.action),
    })),
  )
  return [
    {
      label: vmText.list.steps,
      icon: ListChecks,
      isQuick: true,
      isHidden: (host) => !runningOn(host),
      run: () => openPanel('operations'),
    },
    {
      label: text.console,
      icon: SquareTerminal,
      isQuick: true,
      isHidden: (host) => runningOn(host) !== undefined,
      // A page of its own, so that the server's screen stays while one goes on here.
      run: ({ id }) => open(paths.vm.console(projectId, id), '_blank', 'noopener'),
      disabledReason: refusal('console'),
    },
    {
      label: text.open,
      icon: Settings2,
      href: ({ id }) => paths.vm.specification(projectId, id) + search,
      disabledReason: refusal('settings'),
    },
    power('start'),
    power('shutdown'),
    power('reboot'),
    power('stop'),
    ...marks,
    { label: text.delete, icon: Trash2, isDanger: true, run: onDelete, disabledReason: refusal('delete') },
  ]
}

interface BulkContext extends ActContext {
  onPower: (act: PowerAct, ...chosen: Parameters<RunOnMany>) => Promise<boolean>
  onDelete: RunOnMany
}

/** Asks first, and names those that refuse it; answers whether it was begun for the others. */
type RunOnMany = (hosts: readonly VmHostListItem[], kept: readonly VmHostListItem[]) => Promise<boolean>

/** Acts on the chosen servers: on those that allow them. */
export const vmBulkActions = ({ onPower, onDelete, ...context }: BulkContext): BulkAction<VmHostListItem>[] => {
  const refusal = refusalsBy(context)
  const act = (name: VmAct, label: string, run: RunOnMany): BulkAction<VmHostListItem> => {
    const allows = (host: VmHostListItem) => !refusal(name)(host)
    return {
      label,
      icon: vmActIcons[name],
      run: (hosts) =>
        run(
          hosts.filter(allows),
          hosts.filter((host) => !allows(host)),
        ),
      disabledReason: (hosts) => (hosts.some(allows) ? undefined : vmText.bulk.noneAllowed(label)),
    }
  }
  const power = (name: PowerAct) => act(name, text[name], (...chosen) => onPower(name, ...chosen))
  return [
    power('start'),
    power('shutdown'),
    power('reboot'),
    { ...act('delete', text.deleteMany, onDelete), isDanger: true },
  ]
}
