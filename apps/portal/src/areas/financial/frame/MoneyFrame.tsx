import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { frameText as text } from './frame.fa.ts'
import styles from './MoneyFrame.module.css'

interface MoneyFrameProps {
  title: string
  summary?: ReactNode
  query?: { isFetching: boolean; refetch: () => unknown }
  actions?: ReactNode
  children: ReactNode
}

/** A tab of the page of all money. */
export function MoneyFrame({ title, summary, query, actions, children }: MoneyFrameProps) {
  return (
    <Section
      title={title}
      intro={summary}
      actions={
        <div className={styles.actions}>
          {query && <RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />}
          {actions}
        </div>
      }
    >
      {children}
    </Section>
  )
}

/** Who may not see the money is told whom to ask, before anything is read. */
export function ForMoney({ title, children }: { title: string; children: ReactNode }) {
  const may = useMayInAccount()
  if (may('money')) return children
  return (
    <Card isFlush label={title}>
      <Empty icon={LockKeyhole} title={text.forbidden.title(title)}>
        {text.forbidden.text}
      </Empty>
    </Card>
  )
}
