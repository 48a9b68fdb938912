import { ChevronDown, ChevronUp, Pause, Play, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { formatCount, formatPercent } from '../../../format/number.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './UploadDock.module.css'
import { UploadRow } from './UploadRow.tsx'
import { uploadsText as text } from './uploads.fa.ts'
import { canResume, isUnderWay, summaryOf, type UploadItem, type UploadSummary } from './uploads.rules.ts'
import { uploads } from './uploads.ts'

const idsOf = (items: readonly UploadItem[]) => items.map(({ id }) => id)

/** The queue of uploads, at the foot of every page until it is empty. */
export function UploadDock() {
  const items = useSyncExternalStore(uploads.subscribe, uploads.get)
  // On a phone it would cover the page: folded, until somebody wants to see it.
  const isNarrow = useMedia('(width < 900px)')
  const [isOpen, setOpen] = useState<boolean>()
  const isUnfolded = isOpen ?? !isNarrow
  if (items.length === 0) return null

  const summary = summaryOf(items)
  const asked = items.filter(({ state }) => state === 'exists')
  return (
    <section className={styles.dock} aria-label={text.region}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {text.title} <Badge>{formatCount(summary.count)}</Badge>
        </h2>
        <div className={styles.sum}>
          <span className={styles.words}>
            <output>{wordsOf(summary)}</output>
            <span>{formatPercent(summary.percent)}</span>
          </span>
          <Progress percent={summary.percent} label={text.all} />
        </div>
        <div className={styles.acts}>
          <QueueAct items={items} />
          <IconButton
            size="sm"
            icon={isUnfolded ? ChevronDown : ChevronUp}
            name={isUnfolded ? text.fold : text.unfold}
            aria-expanded={isUnfolded}
            onPress={() => setOpen(!isUnfolded)}
          />
        </div>
      </header>
      {isUnfolded && asked.length > 1 && <SeveralExist items={asked} />}
      {isUnfolded && (
        <ul className={styles.queue}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

const wordsOf = ({ count, done, underWay, paused, undecided }: UploadSummary): string => {
  if (done === count) return text.allArrived(count)
  const parts = Object.entries({ done, underWay, paused, undecided }) as [keyof typeof text.summary, number][]
  const told = parts.filter(([, amount]) => amount > 0).map(([what, amount]) => text.summary[what](amount))
  return text.together(told)
}

/** The one act for all of them that makes sense now. */
function QueueAct({ items }: { items: readonly UploadItem[] }) {
  const running = items.filter(isUnderWay)
  const resting = items.filter(canResume)
  if (running.length > 0) {
    return (
      <Button kind="quiet" size="sm" icon={Pause} onPress={() => uploads.pause(idsOf(running))}>
        {text.pauseAll}
      </Button>
    )
  }
  if (resting.length > 0) {
    return (
      <Button kind="quiet" size="sm" icon={Play} onPress={() => uploads.resume(idsOf(resting))}>
        {text.resumeAll}
      </Button>
    )
  }
  const over = items.filter(({ state }) => state === 'done' || state === 'refused')
  if (over.length === 0) return null
  return (
    <Button kind="quiet" size="sm" icon={X} onPress={() => uploads.cancel(idsOf(over))}>
      {over.length === items.length ? text.close : text.clearDone}
    </Button>
  )
}

function SeveralExist({ items }: { items: readonly UploadItem[] }) {
  const ids = idsOf(items)
  return (
    <div className={styles.several}>
      <span>{text.severalExist(items.length)}</span>
      <div className={styles.acts}>
        <Button size="sm" onPress={() => uploads.decide(ids, 'replace')}>
          {text.replaceAll}
        </Button>
        <Button size="sm" onPress={() => uploads.decide(ids, 'keepBoth')}>
          {text.keepBothAll}
        </Button>
        <Button size="sm" kind="quiet" onPress={() => uploads.decide(ids, 'skip')}>
          {text.skipAll}
        </Button>
      </div>
    </div>
  )
}
