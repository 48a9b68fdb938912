import {
  ArrowLeftRight,
  Cable,
  CircleArrowOutUpRight,
  Globe,
  Link2,
  ListMinus,
  ListPlus,
  Minus,
  Network,
  Pencil,
  Plug,
  Scale,
  ShieldMinus,
  ShieldPlus,
  Spline,
  Split,
  Trash2,
  Unplug,
  WalletCards,
  X,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { topologyText } from '../topology/topology.fa.ts'
import { planText as text } from './network-plans.fa.ts'
import type { Offer, Offered } from './plan-offers.ts'
import styles from './Plan.module.css'

const icons: Record<Offer['kind'], LucideIcon> = {
  networkNew: Network,
  networkConnect: Link2,
  networkDisconnect: Unplug,
  addressAdd: Globe,
  addressAssign: Cable,
  addressFree: ArrowLeftRight,
  forwardCreate: Split,
  forwardEdit: Pencil,
  forwardDelete: Trash2,
  snatOn: CircleArrowOutUpRight,
  snatOff: CircleArrowOutUpRight,
  planChange: WalletCards,
  balancerCreate: Scale,
  ruleCreate: ShieldPlus,
  ruleDelete: ShieldMinus,
  memberAdd: ListPlus,
  memberRemove: ListMinus,
  serverConnect: Plug,
  serverDisconnect: Unplug,
  takeOut: Minus,
}

/** Several forwards of one thing are told apart by their ports. */
const labelOf = (offer: Offer): string => {
  // A balancer is asked for a server, a server for its balancer.
  if ((offer.kind === 'memberAdd' || offer.kind === 'memberRemove') && offer.vmHostId === undefined)
    return text.serversOf[offer.kind]
  if (offer.kind === 'serverConnect')
    return offer.vmHostId === undefined ? text.serverJoin.server : text.serverJoin.network
  if (offer.kind === 'serverDisconnect')
    return offer.other === undefined ? text.serverLeave.server : text.serverLeave.network(offer.other)
  if (offer.kind === 'takeOut' && offer.other !== undefined) return text.serverLeave.takeOut(offer.other)
  const act = text.offers[offer.kind]
  return 'label' in offer ? text.ofPorts(act, offer.label) : act
}

interface PlanActsProps {
  offered: Offered
  /** Why nothing can be planned now. */
  busy: string | undefined
  isSaving: boolean
  onAccept: (offer: Offer) => void
  /** What cannot be planned for it. */
  note?: string | undefined
  hasLine?: boolean
  onLine?: () => void
}

/** What can be planned for what was chosen. */
export function PlanActs(props: PlanActsProps) {
  const { offered, busy, isSaving, onAccept, note, hasLine = false, onLine } = props
  const { offers, why } = offered
  return (
    <div className={styles.acts}>
      <h3 className={styles.heading}>{text.panel.title}</h3>
      {why && <Note>{text.why[why]}</Note>}
      {offers.map((offer) => (
        <Button
          key={JSON.stringify(offer)}
          icon={icons[offer.kind]}
          isWide
          disabledReason={busy}
          isDisabled={isSaving}
          onPress={() => onAccept(offer)}
        >
          {labelOf(offer)}
        </Button>
      ))}
      {hasLine && (
        <Button icon={Spline} isWide kind="quiet" disabledReason={busy} onPress={onLine}>
          {text.line.begin}
        </Button>
      )}
      {offers.length > 0 && <p className={styles.quiet}>{text.panel.hint}</p>}
      {note && <p className={styles.quiet}>{note}</p>}
    </div>
  )
}

interface OffersPanelProps {
  title: string
  subtitle?: string
  onClose: () => void
  /** Whoever moves by keyboard goes on here. */
  isFocused?: boolean
  children: ReactNode
}

/** Beside the picture where what was chosen is no single thing of it. */
export function OffersPanel({ title, subtitle, onClose, isFocused = false, children }: OffersPanelProps) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) body.current?.focus()
  }, [isFocused])
  return (
    <Card title={title} headEnd={<IconButton icon={X} name={topologyText.panel.close} size="sm" onPress={onClose} />}>
      <div ref={body} tabIndex={-1} className={styles.offers}>
        {subtitle && <p>{subtitle}</p>}
        {children}
      </div>
    </Card>
  )
}
