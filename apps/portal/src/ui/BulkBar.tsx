import { type LucideIcon, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './BulkBar.module.css'
import { Button } from './Button.tsx'
import { uiText } from './ui.fa.ts'
import type { Selection } from './use-selection.ts'

export interface BulkAction<Row> {
  label: string
  icon?: LucideIcon
  /** Runs on all chosen rows; the choice is kept when it answers `false`. */
  run: (rows: readonly Row[]) => unknown
  /** Why it is not allowed for these rows together. */
  disabledReason?: (rows: readonly Row[]) => string | undefined
  isDanger?: boolean
}

interface BulkBarProps<Row> {
  selection: Selection<Row>
  actions: readonly BulkAction<Row>[]
  unit: string
  summary?: (rows: readonly Row[]) => ReactNode
}

/** What can be done with the chosen rows; there only while something is chosen, on phones at the bottom edge. */
export function BulkBar<Row>({ selection, actions, unit, summary }: BulkBarProps<Row>) {
  const [running, setRunning] = useState<string>()
  const { rows } = selection
  if (rows.length === 0 || actions.length === 0) return null

  const run = async (action: BulkAction<Row>) => {
    // By its name: the page makes its actions anew whenever it renders.
    setRunning(action.label)
    try {
      if ((await action.run(rows)) !== false) selection.clear()
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <section className={styles.bar} aria-label={uiText.table.bulk}>
      <output className={styles.count}>{uiText.table.selected(rows.length, unit)}</output>
      {summary && <span className={styles.summary}>{summary(rows)}</span>}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action.label}
            kind={action.isDanger ? 'danger-quiet' : 'quiet'}
            size="sm"
            icon={action.icon}
            isPending={action.label === running}
            disabledReason={action.disabledReason?.(rows)}
            aria-label={action.label}
            onPress={() => void run(action)}
          >
            <span className={action.icon && styles.words}>{action.label}</span>
          </Button>
        ))}
      </div>
      <span className={styles.end}>
        <Button kind="quiet" size="sm" icon={X} aria-label={uiText.table.clearSelection} onPress={selection.clear}>
          <span className={styles.words}>{uiText.table.clearSelection}</span>
        </Button>
      </span>
    </section>
  )
}
