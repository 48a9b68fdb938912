import type { OperationListItem } from '@sarv/client/portal.generated'
import type { VmHostListItem } from '@sarv/client/vm.generated'
import { ListChecks, Play, Power, PowerOff, RotateCw, Settings2, Trash2, Zap, type LucideIcon } from 'lucide-react'
import { openPanel } from '../../../shell/panels.ts'
import { paths } from '../../../shell/paths.ts'
import type { BulkAction } from '../../../ui/BulkBar.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { vmText } from './hosts.fa.ts'
import { refusalOf, type ActCircumstances, type VmAct } from './vm-acts.ts'

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
type May = ActCircumstances['may']

interface RowContext {
  projectId: number
  runningOn: RunningOn
  may: May
  ask: (act: VmAct, host: VmHostListItem) => Promise<boolean>
  onDelete: (host: VmHostListItem) => void
}

export const vmRowActions = ({ projectId, runningOn, may, ask, onDelete }: RowContext): RowAction<VmHostListItem>[] => {
  const act = (name: 'start' | 'shutdown' | 'reboot'): RowAction<VmHostListItem> => ({
    label: text[name],
    icon: vmActIcons[name],
    run: (host) => ask(name, host),
    disabledReason: (host) => refusalOf(name, host, { running: runningOn(host), may }),
  })
  return [
    {
      label: vmText.list.steps,
      icon: ListChecks,
      isQuick: true,
      isHidden: (host) => !runningOn(host),
      run: () => openPanel('operations'),
    },
    { label: text.open, icon: Settings2, href: ({ id }) => paths.vm.specification(projectId, id) },
    act('start'),
    act('shutdown'),
    act('reboot'),
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      run: onDelete,
      disabledReason: (host) => refusalOf('delete', host, { running: runningOn(host), may }),
    },
  ]
}

interface BulkContext {
  runningOn: RunningOn
  may: May
  askAll: (act: VmAct, hosts: readonly VmHostListItem[], actName: string) => Promise<boolean>
  /** Asks first; answers whether they are being deleted. */
  onDelete: (hosts: readonly VmHostListItem[]) => Promise<boolean>
}

export const vmBulkActions = ({ runningOn, may, askAll, onDelete }: BulkContext): BulkAction<VmHostListItem>[] => {
  const allowed = (act: VmAct, hosts: readonly VmHostListItem[]) =>
    hosts.filter((host) => !refusalOf(act, host, { running: runningOn(host), may }))
  const act = (name: 'start' | 'shutdown' | 'delete', label: string) => ({
    label,
    icon: vmActIcons[name],
    disabledReason: (hosts: readonly VmHostListItem[]) =>
      allowed(name, hosts).length === 0 ? vmText.bulk.noneAllowed(label) : undefined,
  })
  return [
    { ...act('start', text.start), run: (hosts) => askAll('start', allowed('start', hosts), text.start) },
    {
      ...act('shutdown', text.shutdown),
      run: (hosts) => askAll('shutdown', allowed('shutdown', hosts), text.shutdown),
    },
    { ...act('delete', text.deleteMany), isDanger: true, run: (hosts) => onDelete(allowed('delete', hosts)) },
  ]
}
