import { ArrowLeft, Globe, Router, Server } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconSm } from '../../../ui/icons.ts'
import styles from './ForwardDrawing.module.css'
import { natText } from './vpc-nats.fa.ts'

const text = natText.drawing

interface ForwardDrawingProps {
  source: string | null
  /** What is known so far of each end: the address, and below it the ports. */
  gateway: { address: string | null; ports: string | null }
  destination: { server: string | null; address: string | null; ports: string | null }
}

/** The way of a packet, in the direction of reading: from where, through the gateway, to which server. */
export function ForwardDrawing({ source, gateway, destination }: ForwardDrawingProps) {
  const from = source ?? text.everyone
  const through = [gateway.address, gateway.ports].filter(Boolean).join(' ') || text.unknown
  const to = [destination.server, destination.address, destination.ports].filter(Boolean).join(' ') || text.unknown
  return (
    <figure className={styles.drawing} aria-label={text.label(from, through, to)}>
      <End icon={<Globe {...iconSm} />} role={text.source} title={from} isLatin={source !== null} />
      <ArrowLeft className={styles.arrow} {...iconSm} />
      <End icon={<Router {...iconSm} />} role={text.gateway} title={gateway.address} note={gateway.ports} isLatin />
      <ArrowLeft className={styles.arrow} {...iconSm} />
      <End
        icon={<Server {...iconSm} />}
        role={text.destination}
        title={destination.server ?? destination.address}
        note={[destination.server && destination.address, destination.ports].filter(Boolean).join(':') || null}
        isLatin={destination.server === null}
      />
    </figure>
  )
}

interface EndProps {
  icon: ReactNode
  role: string
  title: string | null
  note?: string | null
  isLatin?: boolean
}

function End({ icon, role, title, note, isLatin }: EndProps) {
  return (
    <div className={styles.end} data-known={title !== null || undefined}>
      <span className={styles.role}>
        {icon}
        {role}
      </span>
      <bdi className={styles.title} dir={isLatin && title !== null ? 'ltr' : undefined}>
        {title ?? text.unknown}
      </bdi>
      {note && (
        <bdi className={styles.note} dir="ltr">
          {note}
        </bdi>
      )}
    </div>
  )
}
