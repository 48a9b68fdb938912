import {
  useStorageHostGetQuery,
  useStorageKeyListQuery,
  useStorageObjectShareMutation,
} from '@sarv/client/storage.generated'
import { toLatinDigits } from '@sarv/contract/normalize'
import { addressOfObject } from '@sarv/contract/storage/objects/objects.rules'
import { useState } from 'react'
import { formatLongDate, formatTime } from '../../../format/dates.ts'
import { toPersianDigits } from '../../../format/digits.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { type Browser, bucketOf } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText } from './objects.fa.ts'
import { canShareUntil, type FileRow, laterOnWire, readClock, type ShareChoice, shareEndOf } from './objects.rules.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// A calendar is heavy, and most links are for an hour or a day.
const DatePicker = lazyPart(async () => (await import('../../../ui/DatePicker.tsx')).DatePicker, {
  standIn: () => <Skeleton />,
})

const text = objectsText.shareForm
const daySeconds = 24 * 3600
const weekSeconds = 7 * daySeconds

interface SharePanelProps {
  browser: Browser
  file: Pick<FileRow, 'key' | 'isPublic'>
}

export function SharePanel({ browser, file }: SharePanelProps) {
  return file.isPublic ? <PublicAddress browser={browser} file={file} /> : <ShareForm browser={browser} file={file} />
}

function PublicAddress({ browser, file }: SharePanelProps) {
  const { projectId, storageHostId: id, bucketName } = browser
  const { data } = useStorageHostGetQuery({ projectId, id })
  return (
    <div className={styles.share}>
      <p className={styles.help}>{text.publicText}</p>
      {data?.endpoint ? (
        <CodeBlock code={addressOfObject(data.endpoint, bucketName, file.key)} label={text.publicAddress} />
      ) : (
        <Skeleton />
      )}
    </div>
  )
}

const choices = (['hour', 'day', 'week', 'custom'] as const).map((id) => ({ id, label: text.choices[id] }))
const ourKey = ''

function ShareForm({ browser, file }: SharePanelProps) {
  const [choice, setChoice] = useState<ShareChoice>('day')
  const [day, setDay] = useState<string | null>(() => laterOnWire(nowOnWire(), daySeconds).slice(0, 10))
  const [clock, setClock] = useState(() => toPersianDigits('18:00'))
  const [keyId, setKeyId] = useState<string>(ourKey)
  const { data: keys = [] } = useStorageKeyListQuery(bucketOf(browser))
  const [share, { data: link, isLoading, reset }] = useStorageObjectShareMutation()

  const now = nowOnWire()
  const end = shareEndOf(choice, now, { day, clock: toLatinDigits(clock) })
  const refusal = refusalOf(end, now)
  /** Another end is another link. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      reset()
    }
  const make = () =>
    share({
      ...bucketOf(browser),
      body: { key: file.key, endDate: end ?? '', ...(keyId !== ourKey && { storageKeyId: Number(keyId) }) },
    })

  return (
    <div className={styles.share}>
      <SegmentedControl
        label={text.until}
        isLabelHidden
        options={choices}
        value={choice}
        onChange={changing(setChoice)}
      />
      {choice === 'custom' && (
        <div className={styles.ends}>
          <DatePicker
            label={text.day}
            value={day}
            onChange={changing(setDay)}
            minDate={now.slice(0, 10)}
            maxDate={laterOnWire(now, weekSeconds).slice(0, 10)}
          />
          <TextField
            label={text.clock}
            value={clock}
            onChange={changing(setClock)}
            error={readClock(toLatinDigits(clock)) ? undefined : text.clockWrong}
          />
        </div>
      )}
      <p className={refusal ? styles.refusal : styles.help}>
        {refusal ?? text.ends(formatLongDate(end), formatTime(end))}
      </p>
      {keys.length > 0 && (
        <div className={styles.key}>
          <NativeSelect
            label={text.key}
            value={keyId}
            options={[
              { id: ourKey, label: text.ourKey },
              ...keys.map(({ id, name, accessKey }) => ({ id: String(id), label: name || (accessKey ?? '') })),
            ]}
            onChange={changing(setKeyId)}
          />
          <p className={styles.help}>{keyId === ourKey ? text.ourKeyHelp : text.keyHelp}</p>
        </div>
      )}
      {link ? (
        <>
          <CodeBlock code={link.url} label={text.link} />
          <output className={styles.help}>{text.anyone}</output>
        </>
      ) : (
        <Button kind="primary" isWide isPending={isLoading} disabledReason={refusal} onPress={() => void make()}>
          {text.make}
        </Button>
      )}
    </div>
  )
}

const refusalOf = (end: string | undefined, now: string): string | undefined =>
  end !== undefined && canShareUntil(end, now) ? undefined : text.endWrong
