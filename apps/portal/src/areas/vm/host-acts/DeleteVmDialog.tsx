import { Lock } from 'lucide-react'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import { useParked, type Parked } from './use-parked.ts'
import type { DeleteWay } from './use-vm-delete.ts'
import { vmDeleteText as text } from './vm-delete.fa.ts'

/** What the dialog tells about a server before it goes. */
export interface DoomedVm {
  id: number
  name: string | null
  disk?: number
  ipv4?: string | null
  /** What is paid for it at present. */
  priceNow?: number
}

interface DeleteVmDialogProps {
  projectId: number
  /** One, or several together; none: there is no dialog. */
  hosts: readonly DoomedVm[]
  /** Chosen with them, but they refuse to be deleted. */
  kept?: readonly DoomedVm[]
  onClose: () => void
  onDelete: (way: DeleteWay) => Promise<boolean>
}

const none: readonly never[] = []

/** The last question before servers go: to the bin, or for ever. Of several a phrase with their number is typed. */
export function DeleteVmDialog({ hosts, ...rest }: DeleteVmDialogProps) {
  const [first, ...others] = hosts
  // Asked anew each time: nobody means "for ever" because they once thought about it.
  return first ? <Question {...rest} hosts={[first, ...others]} /> : null
}

type Some<Thing> = readonly [Thing, ...Thing[]]

interface QuestionProps extends Omit<DeleteVmDialogProps, 'hosts'> {
  hosts: Some<DoomedVm>
}

function Question({ projectId, hosts, kept = none, onClose, onDelete }: QuestionProps) {
  const parked = useParked(projectId, hosts)
  const atOnce = hosts.filter(({ id }) => parked?.atOnce.has(id))
  const keepable = hosts.filter((host) => !atOnce.includes(host))
  const hasChoice = keepable.length > 0
  const [chosen, setWay] = useState<DeleteWay>('bin')
  const way = hasChoice ? chosen : 'now'
  const [first, second] = hosts
  const isMany = second !== undefined
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={isMany ? text.titleOfMany(hosts.length) : text.title(first.name ?? '')}
      warning={way === 'bin' && !isMany && parked ? parked.effects.join(' ') : text.warnings[way]}
      phrase={isMany ? text.phraseOfMany(hosts.length) : (first.name ?? '')}
      thing={isMany ? text.phraseName : vmText.serverName}
      choice={
        <>
          {hasChoice ? <WayChoice way={way} onChange={setWay} /> : <Note>{text.nothingKept}</Note>}
          {isMany && way === 'bin' && <p>{text.going(namesOf(keepable))}</p>}
          {way === 'bin' && atOnce.length > 0 && <Note>{text.atOnce(namesOf(atOnce))}</Note>}
          {kept.length > 0 && <Note icon={Lock}>{text.kept(namesOf(kept))}</Note>}
        </>
      }
      alsoGone={way === 'now' ? goneWith(hosts, hasChoice) : none}
      note={way === 'bin' ? parkedNote(parked) : freedNote(keepable)}
      confirmLabel={confirmLabel(way, isMany)}
      onConfirm={() => onDelete(way)}
    />
  )
}

const parkedNote = (parked: Parked | undefined): string | undefined => parked && text.parked(formatRials(parked.rials))

/** Of what is still paid for. */
const freedNote = (hosts: readonly DoomedVm[]): string | undefined => {
  const rials = hosts.reduce((sum, { priceNow = 0 }) => sum + priceNow, 0)
  return rials > 0 ? text.freed(formatRials(rials)) : undefined
}

const confirmLabel = (way: DeleteWay, isMany: boolean): string => {
  if (way === 'now') return text.confirmNow
  return isMany ? text.confirmMany : text.confirm
}

function WayChoice({ way, onChange }: { way: DeleteWay; onChange: (way: DeleteWay) => void }) {
  return (
    <RadioGroup<never, DeleteWay>
      label={text.how}
      value={way}
      onChange={(chosen) => chosen && onChange(chosen)}
      options={[
        { id: 'bin', label: text.bin, description: text.binHelp },
        { id: 'now', label: text.now, description: text.nowHelp },
      ]}
    />
  )
}

const namesOf = (hosts: readonly DoomedVm[]): string[] => hosts.map(({ name }) => name ?? '')

/** What is lost for ever: of one server its parts, as far as they are still there, of several their names. */
const goneWith = ([host, ...others]: Some<DoomedVm>, isThere: boolean): string[] => {
  if (others.length > 0) return namesOf([host, ...others]).map(text.server)
  const { disk, ipv4 } = isThere ? host : {}
  return [...(disk ? [text.disk(disk)] : []), ...(ipv4 ? [text.address(ipv4)] : []), text.snapshots]
}
