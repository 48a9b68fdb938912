import { writeLabel } from '@sarv/contract/portal/labels/labels.rules'
import type { GivenLabel } from '@sarv/contract/portal/labels/labels.schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { labelsText as text } from './labels.fa.ts'
import styles from './LabelChips.module.css'

interface LabelChipsProps {
  labels: readonly GivenLabel[]
  /** Where a chip leads; without it chips are only read. */
  hrefOf?: (label: GivenLabel) => string
  /** Of a row: the rest is a number. */
  most?: number
  /** In one line that nothing widens: what does not fit is cut off. */
  isInRow?: boolean
  /** At the end: a button that changes them. */
  children?: ReactNode
}

/** The labels of a service. */
export function LabelChips({ labels, hrefOf, most = labels.length, isInRow, children }: LabelChipsProps) {
  const shown = labels.length > most ? labels.slice(0, most) : labels
  const rest = labels.slice(shown.length)
  return (
    <span className={styles.chips} data-in-row={isInRow || undefined}>
      {shown.map((label) => (
        <LabelChip key={label.key} label={label} href={hrefOf?.(label)} />
      ))}
      {rest.length > 0 && (
        <Tooltip text={text.joined(rest.map(writeLabel))}>
          <span className={styles.chip}>{text.more(rest.length)}</span>
        </Tooltip>
      )}
      {children}
    </span>
  )
}

function LabelChip({ label, href }: { label: GivenLabel; href: string | undefined }) {
  const written = writeLabel(label)
  const shown = <bdi>{written}</bdi>
  return href === undefined ? (
    <span className={`${styles.chip} clip`} title={written}>
      {shown}
    </span>
  ) : (
    <Link className={`${styles.chip} clip`} to={href} title={text.show(written)}>
      {shown}
    </Link>
  )
}
