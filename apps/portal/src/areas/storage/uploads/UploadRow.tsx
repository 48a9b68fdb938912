import { nameOfKey } from '@sarv/contract/storage/objects/objects.rules'
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  FileQuestionMark,
  LoaderCircle,
  type LucideIcon,
  Pause,
  Play,
  RotateCcw,
  WifiOff,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { formatTime } from '../../../format/dates.ts'
import { formatRoughDuration } from '../../../format/duration.ts'
import { formatPercent } from '../../../format/number.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { formatBytes } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Progress } from '../../../ui/Progress.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './UploadDock.module.css'
import { uploadsText as text } from './uploads.fa.ts'
import { percentOf, secondsLeft, type UploadItem, type UploadState } from './uploads.rules.ts'
import { uploads } from './uploads.ts'

const icons: Readonly<Record<UploadState, LucideIcon>> = {
  queued: Clock,
  sending: LoaderCircle,
  waiting: WifiOff,
  paused: Pause,
  exists: CircleAlert,
  refused: CircleX,
  failed: CircleX,
  fileMissing: FileQuestionMark,
  done: CircleCheck,
}

const tones: Partial<Record<UploadState, string>> = {
  exists: 'warning',
  waiting: 'warning',
  refused: 'danger',
  failed: 'danger',
  done: 'success',
}

/** One file of the queue: what it is, how far it is, and what can be done about it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const Icon = icons[item.state]
  const name = nameOfKey(item.key)
  return (
    <li className={styles.row} data-tone={tones[item.state]} data-state={item.state}>
      <Icon {...iconSm} className={styles.icon} data-spin={item.state === 'sending' || undefined} />
      <div className={styles.file}>
        <b className={styles.name} title={item.key}>
          <bdi>{name}</bdi>
        </b>
        <small>{formatBytes(item.bytes)}</small>
      </div>
      <div className={styles.status}>
        <Status item={item} />
      </div>
      <div className={styles.rowActs}>
        <Acts item={item} name={name} />
      </div>
    </li>
  )
}

function Status({ item }: { item: UploadItem }) {
  switch (item.state) {
    case 'queued':
      return <small>{text.queued}</small>
    case 'sending':
      return <Moving item={item} start={speedWords(item)} end={timeWords(item)} />
    case 'waiting':
      return <Moving item={item} start={text.waiting} />
    case 'paused':
      return (
        <Moving
          item={item}
          start={item.parts ? text.pausedParts(item.parts.arrived, item.parts.count) : text.paused}
          end={item.parts && text.goesOnHere}
        />
      )
    case 'exists':
      return <small>{text.exists}</small>
    case 'fileMissing':
      return <small>{text.fileMissing}</small>
    case 'refused':
    case 'failed':
      return <small role="alert">{item.reason}</small>
    default:
      return <small>{text.done(formatTime(nowOnWire(new Date(item.doneAt ?? 0))))}</small>
  }
}

const speedWords = (item: UploadItem): string => {
  const percent = formatPercent(percentOf(item))
  return item.bytesPerSecond ? text.percentAt(percent, formatBytes(item.bytesPerSecond)) : percent
}

const timeWords = (item: UploadItem): string | undefined => {
  const seconds = secondsLeft(item)
  return seconds === undefined ? undefined : text.timeLeft(formatRoughDuration(Math.max(1, seconds)))
}

function Moving({ item, start, end }: { item: UploadItem; start: ReactNode; end?: ReactNode }) {
  return (
    <>
      <small className={styles.words}>
        <span>{start}</span>
        <span>{end}</span>
      </small>
      <Progress percent={percentOf(item)} label={nameOfKey(item.key)} />
    </>
  )
}

interface ActsProps {
  item: UploadItem
  name: string
}

function Acts({ item, name }: ActsProps) {
  const ids = [item.id]
  const cancel = (label: string) => <IconButton size="sm" icon={X} name={label} onPress={() => uploads.cancel(ids)} />
  switch (item.state) {
    case 'sending':
    case 'waiting':
    case 'queued':
      return (
        <>
          <IconButton size="sm" icon={Pause} name={text.pause(name)} onPress={() => uploads.pause(ids)} />
          {cancel(text.cancel(name))}
        </>
      )
    case 'paused':
      return (
        <>
          <RowButton icon={Play} name={text.resumeOf(name)} onPress={() => uploads.resume(ids)}>
            {text.resume}
          </RowButton>
          {cancel(text.cancel(name))}
        </>
      )
    case 'failed':
      return (
        <>
          <RowButton icon={RotateCcw} name={text.retryOf(name)} onPress={() => uploads.resume(ids)}>
            {text.retry}
          </RowButton>
          {cancel(text.cancel(name))}
        </>
      )
    case 'exists':
      return (
        <>
          <RowButton name={text.replaceOf(name)} onPress={() => uploads.decide(ids, 'replace')}>
            {text.replace}
          </RowButton>
          <RowButton name={text.keepBothOf(name)} onPress={() => uploads.decide(ids, 'keepBoth')}>
            {text.keepBoth}
          </RowButton>
          <IconButton size="sm" icon={X} name={text.skipOf(name)} onPress={() => uploads.decide(ids, 'skip')} />
        </>
      )
    case 'fileMissing':
      return (
        <>
          <GiveFile item={item} name={name} />
          {cancel(text.cancel(name))}
        </>
      )
    default:
      return cancel(text.remove(name))
  }
}

interface RowButtonProps {
  name: string
  icon?: LucideIcon
  onPress?: () => void
  children: string
}

function RowButton({ name, icon, onPress, children }: RowButtonProps) {
  return (
    <Button kind="quiet" size="sm" icon={icon} aria-label={name} onPress={onPress}>
      {children}
    </Button>
  )
}

/** A page may not open a file again by itself: whoever chose it chooses it once more. */
function GiveFile({ item, name }: ActsProps) {
  const give = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !uploads.giveFile(item.id, file)) toast.error(text.otherFile)
  }
  return (
    <FileTrigger onSelect={give}>
      <RowButton name={text.chooseFileOf(name)}>{text.chooseFile}</RowButton>
    </FileTrigger>
  )
}
