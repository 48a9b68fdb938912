import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { rebuildText as text } from './rebuild.fa.ts'
import styles from './RebuildTab.module.css'

/** What is lost and what stays, beside the button that decides it. */
export function RebuildFate({ submit }: { submit: ReactNode }) {
  return (
    <Card title={text.title}>
      <div className={styles.fate}>
        <Note tone="danger" title={text.warningTitle}>
          {text.warning}
        </Note>
        <FateList title={text.lost} items={text.lostItems} icon={CircleX} tone="lost" />
        <FateList title={text.stays} items={text.staysItems} icon={CircleCheck} tone="stays" />
        {submit}
      </div>
    </Card>
  )
}

interface FateListProps {
  title: string
  items: readonly string[]
  icon: LucideIcon
  tone: 'lost' | 'stays'
}

function FateList({ title, items, icon: Icon, tone }: FateListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list} data-tone={tone}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon {...iconSm} className={styles.mark} aria-hidden />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
