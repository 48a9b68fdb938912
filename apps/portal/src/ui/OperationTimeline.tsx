import { Check, LoaderCircle, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDuration } from '../format/duration.ts'
import styles from './OperationTimeline.module.css'
import { uiText } from './ui.fa.ts'

export interface TimelineStep {
  id: string | number
  label: string
  /** `undone`: taken back after a later step failed. */
  state: 'todo' | 'now' | 'done' | 'failed' | 'undone'
  /** A quiet line: what it did, why it failed, how often it was tried. */
  detail?: ReactNode
  seconds?: number
}

interface OperationTimelineProps {
  title: string
  /** `<StatusChip>` */
  chip: ReactNode
  /** Who started it, and when. */
  startedBy: ReactNode
  /** The bar, with its words while it goes on. */
  progress: ReactNode
  steps: readonly TimelineStep[]
  /** Retry, cancel, the trace id. */
  actions?: ReactNode
  /** What the reader may rely on meanwhile. */
  note?: ReactNode
}

const marks = { todo: null, now: LoaderCircle, done: Check, failed: X, undone: RotateCcw }

/** One operation, step by step: nothing spins without saying what it does and for how long. */
export function OperationTimeline(props: OperationTimelineProps) {
  const { title, chip, startedBy, progress, steps, actions, note } = props
  return (
    <div className={styles.operation}>
      <div>
        <div className={styles.head}>
          <h3>{title}</h3>
          {chip}
        </div>
        <p className={styles.by}>{startedBy}</p>
      </div>
      {progress}
      <OperationSteps steps={steps} />
      {note}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** The steps alone, where something else says whose they are. */
export function OperationSteps({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.steps} aria-label={uiText.operation.steps}>
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { label, state, detail, seconds } }: { step: TimelineStep }) {
  const Mark = marks[state]
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.mark}>
        {Mark && <Mark size={14} strokeWidth={2.25} data-spin={state === 'now' || undefined} />}
      </span>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className="sr-only">{uiText.operation.states[state]}</span>
        {detail && <small className={styles.detail}>{detail}</small>}
      </div>
      {seconds !== undefined && <span className={styles.time}>{formatDuration(seconds)}</span>}
    </li>
  )
}
