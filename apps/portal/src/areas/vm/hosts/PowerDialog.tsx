import { useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { vmText } from './hosts.fa.ts'
import { isForced, type AskedAct } from './vm-acts.ts'
import { powerText as text } from './power.fa.ts'
import styles from './PowerDialog.module.css'
import { skipsRebootQuestion } from './reboot-question.ts'
import { WhileOffNote } from './WhileOffNote.tsx'

export interface PoweredVm {
  id: number
  name: string | null
  monthlyPrice?: number
  priceWhileOff?: number
}

interface PowerDialogProps {
  act: AskedAct
  hosts: readonly [PoweredVm, ...PoweredVm[]]
  /** Chosen with them, but the act is not possible for these. */
  kept: readonly PoweredVm[]
  onClose: () => void
  onConfirm: () => Promise<boolean>
}

/** Those after which the server costs what it costs while off. */
const turnsOff = (act: AskedAct): boolean => act === 'shutdown' || act === 'stop'

/** Asked once before servers are turned off or on again; Enter confirms, except where the plug is pulled. */
export function PowerDialog({ act, hosts, kept, onClose, onConfirm }: PowerDialogProps) {
  const [first, second] = hosts
  const isMany = second !== undefined
  const [isLast, setLast] = useState(false)
  const confirm = async () => {
    const isAccepted = await onConfirm()
    if (isAccepted && isLast) skipsRebootQuestion.set(true)
    return isAccepted
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger={isForced(act)}
      onClose={onClose}
      title={isMany ? text.titleOfMany(act, hosts.length) : text.title(act, first.name ?? '')}
      confirmLabel={vmText.actions[act]}
      onConfirm={confirm}
    >
      <p>{text.effects[act]}</p>
      {isMany && (
        <ul className={styles.names} aria-label={text.servers}>
          {hosts.map(({ id, name }) => (
            <li key={id}>
              <Tag>
                <bdi>{name}</bdi>
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {turnsOff(act) && <WhileOffNote hosts={hosts} />}
      {kept.length > 0 && <Note>{text.kept(kept.map(({ name }) => name ?? ''))}</Note>}
      {act === 'reboot' && !isMany && <Checkbox label={text.doNotAsk} value={isLast} onChange={setLast} />}
    </ConfirmDialog>
  )
}
