import { useProductItemListQuery } from '@sarv/client/portal.generated'
import { productCategory, productItem } from '@sarv/contract/enums'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import type { DeleteWay } from './use-vm-delete.ts'
import { vmDeleteText as text } from './vm-delete.fa.ts'

/** What the dialog tells about a server before it goes. */
export interface DoomedVm {
  name: string | null
  disk?: number
  ipv4?: string | null
  monthlyPrice?: number
}

interface DeleteVmDialogProps {
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

function Question({ hosts, kept = none, onClose, onDelete }: QuestionProps) {
  const [way, setWay] = useState<DeleteWay>('bin')
  const parkedRials = useParkedPrice(hosts)
  const [first, second] = hosts
  const isMany = second !== undefined
  const freedRials = hosts.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
  const parkedNote = parkedRials === undefined ? undefined : text.parked(formatRials(parkedRials))
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={isMany ? text.titleOfMany(hosts.length) : text.title(first.name ?? '')}
      warning={text.warnings[way]}
      phrase={isMany ? text.phraseOfMany(hosts.length) : (first.name ?? '')}
      thing={isMany ? text.phraseName : vmText.serverName}
      choice={
        <>
          <WayChoice way={way} onChange={setWay} />
          {isMany && way === 'bin' && <p>{text.going(namesOf(hosts))}</p>}
          {kept.length > 0 && <Note icon={Lock}>{text.kept(namesOf(kept))}</Note>}
        </>
      }
      alsoGone={way === 'now' ? goneWith(hosts) : none}
      note={way === 'bin' ? parkedNote : text.freed(formatRials(freedRials))}
      confirmLabel={confirmLabel(way, isMany)}
      onConfirm={() => onDelete(way)}
    />
  )
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

/** What is lost for ever: of one server its parts, of several their names. */
const goneWith = ([host, ...others]: Some<DoomedVm>): string[] => {
  if (others.length > 0) return namesOf([host, ...others]).map(text.server)
  const { disk, ipv4 } = host
  return [...(disk ? [text.disk(disk)] : []), ...(ipv4 ? [text.address(ipv4)] : []), text.snapshots]
}

/** What disks and addresses cost while they wait in the bin, as far as the caller knows them. */
const useParkedPrice = (hosts: readonly DoomedVm[]): number | undefined => {
  const { data: items } = useProductItemListQuery({ productId: productCategory.id.vm })
  const priceOf = (itemId: number) => items?.find(({ id }) => id === itemId)?.price
  const [diskRials, addressRials] = [priceOf(productItem.id.vDisk), priceOf(productItem.id.ipv4)]
  if (diskRials === undefined || addressRials === undefined) return undefined
  return hosts.reduce((sum, { disk = 0, ipv4 }) => sum + disk * diskRials + (ipv4 ? addressRials : 0), 0)
}
