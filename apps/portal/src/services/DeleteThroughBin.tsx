import { Lock } from 'lucide-react'
import { useState } from 'react'
import { formatRials } from '../format/rials.ts'
import { ConfirmByName } from '../ui/ConfirmByName.tsx'
import { Note } from '../ui/Note.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import type { deletionText } from './deletion.fa.ts'
import type { DeleteWay } from './tell-deleted.ts'
import { type RehearseDelete, useParked } from './use-parked.ts'

export type DeletionText = ReturnType<typeof deletionText>

/** What the question tells of a service before it goes. */
export interface Doomed {
  id: number
  name: string | null
  /** What is paid for it at present. */
  priceNow?: number
}

interface DeleteThroughBinProps<Thing extends Doomed> {
  /** One, or several together; none: there is no question. */
  things: readonly Thing[]
  /** Chosen with them, but they refuse to be deleted. */
  kept?: readonly Doomed[]
  text: DeletionText
  rehearse: RehearseDelete
  /** What is lost with one of them for ever; of one that the infrastructure does not have any more, only what we keep of it. */
  lostWith: (thing: Thing, isThere: boolean) => readonly string[]
  onClose: () => void
  /** `false` means it failed: the question stays open. */
  onDelete: (way: DeleteWay) => Promise<boolean>
}

const none: readonly never[] = []

/** The last question before services go: to the bin, or for ever. Of several a phrase with their number is typed. */
export function DeleteThroughBin<Thing extends Doomed>({ things, ...rest }: DeleteThroughBinProps<Thing>) {
  const [first, ...others] = things
  // Asked anew each time: nobody means "for ever" because they once thought about it.
  return first ? <Question {...rest} things={[first, ...others]} /> : null
}

interface QuestionProps<Thing extends Doomed> extends Omit<DeleteThroughBinProps<Thing>, 'things'> {
  things: readonly [Thing, ...Thing[]]
}

function Question<Thing extends Doomed>(props: QuestionProps<Thing>) {
  const { things, kept = none, text, rehearse, lostWith, onClose, onDelete } = props
  const parked = useParked(things, rehearse)
  const atOnce = things.filter(({ id }) => parked?.atOnce.has(id))
  const keepable = things.filter((thing) => !atOnce.includes(thing))
  const hasChoice = keepable.length > 0
  const [chosen, setWay] = useState<DeleteWay>('bin')
  const way = hasChoice ? chosen : 'now'
  const [first, second] = things
  const isMany = second !== undefined
  const lost = isMany ? namesOf(things).map(text.oneOfMany) : lostWith(first, hasChoice)
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={isMany ? text.titleOfMany(things.length) : text.title(first.name ?? '')}
      warning={way === 'bin' && !isMany && parked ? parked.effects.join(' ') : text.warnings[way]}
      phrase={isMany ? text.phraseOfMany(things.length) : (first.name ?? '')}
      thing={isMany ? text.phraseName : text.thing}
      choice={
        <>
          {hasChoice ? <WayChoice text={text} way={way} onChange={setWay} /> : <Note>{text.nothingKept}</Note>}
          {isMany && way === 'bin' && <p>{text.going(namesOf(keepable))}</p>}
          {way === 'bin' && atOnce.length > 0 && <Note>{text.atOnce(namesOf(atOnce))}</Note>}
          {kept.length > 0 && <Note icon={Lock}>{text.kept(namesOf(kept))}</Note>}
        </>
      }
      alsoGone={way === 'now' ? lost : none}
      note={way === 'bin' ? parked && text.parked(formatRials(parked.rials)) : freedNote(keepable, text)}
      confirmLabel={confirmLabel(way, isMany, text)}
      onConfirm={() => onDelete(way)}
    />
  )
}

/** Of what is still paid for. */
const freedNote = (things: readonly Doomed[], text: DeletionText): string | undefined => {
  const rials = things.reduce((sum, { priceNow = 0 }) => sum + priceNow, 0)
  return rials > 0 ? text.freed(formatRials(rials)) : undefined
}

const confirmLabel = (way: DeleteWay, isMany: boolean, text: DeletionText): string => {
  if (way === 'now') return text.confirmNow
  return isMany ? text.confirmMany : text.confirm
}

interface WayChoiceProps {
  text: DeletionText
  way: DeleteWay
  onChange: (way: DeleteWay) => void
}

function WayChoice({ text, way, onChange }: WayChoiceProps) {
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

const namesOf = (things: readonly Doomed[]): string[] => things.map(({ name }) => name ?? '')
