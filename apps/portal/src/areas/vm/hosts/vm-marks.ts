import { useVmHostEditLockMutation, useVmHostEditMutation, type VmHostListItem } from '@sarv/client/vm.generated'
import type { VmHostAction } from '@sarv/contract/vm/hosts/hosts.rules'
import { Lock, LockOpen, Pin, PinOff, type LucideIcon } from 'lucide-react'
import { vmText } from './hosts.fa.ts'

type MarkField = keyof typeof vmText.marks

/** A yes or no that people set on a server, and see beside its name. */
export interface VmMark {
  field: MarkField
  /** The rule of the contract that allows it. */
  action: VmHostAction
  icon: LucideIcon
  unsetIcon: LucideIcon
}

/** The list, the menus and the page of a server show them in this order. */
export const vmMarks: readonly VmMark[] = [
  { field: 'isPinned', action: 'pin', icon: Pin, unsetIcon: PinOff },
  { field: 'isLocked', action: 'lock', icon: Lock, unsetIcon: LockOpen },
]

/** A server as its row and its page know it. */
type MarkedVm = Pick<VmHostListItem, 'id' | 'name' | MarkField>

/** What the menus of a row and of a page offer: to set the mark, or to take it off. */
export const markAct = ({ field, icon, unsetIcon }: VmMark, isSet: boolean) => ({
  label: isSet ? vmText.marks[field].unset : vmText.marks[field].set,
  icon: isSet ? unsetIcon : icon,
})

/** Sets a mark where there is none, and takes it off where there is one; the message offers the way back. */
export const useVmMarks = (projectId: number) => {
  const [edit] = useVmHostEditMutation()
  const [editLock] = useVmHostEditLockMutation()
  const calls: Record<MarkField, (id: number, isSet: boolean) => Promise<{ error?: unknown }>> = {
    isPinned: (id, isPinned) => edit({ projectId, id, body: { isPinned } }),
    isLocked: (id, isLocked) => editLock({ projectId, id, body: { isLocked } }),
  }
  const turn = async (mark: VmMark, host: MarkedVm, isSet: boolean): Promise<void> => {
    const { error } = await calls[mark.field](host.id, isSet)
    if (error) return
    // Nobody needs the words before a mark is turned.
    const { tellMark } = await import('./tell-mark.ts')
    tellMark(mark, host.name ?? '', isSet, () => turn(mark, host, !isSet))
  }
  return (mark: VmMark, host: MarkedVm) => turn(mark, host, !host[mark.field])
}
