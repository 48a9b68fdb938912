import { useStorageObjectLinkQuery, type StorageObjectDetail } from '@sarv/client/storage.generated'
import { useEffect, useState } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type Browser, bucketOf } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText } from './objects.fa.ts'
import { previewOf, readText, type ShownText, shownTextBytes } from './objects.rules.ts'

const text = objectsText.drawer

interface ObjectPreviewProps {
  browser: Browser
  file: StorageObjectDetail
}

/** A look at the file, by a link of some minutes to the store itself. */
export function ObjectPreview({ browser, file }: ObjectPreviewProps) {
  const shown = previewOf(file)
  if (shown === 'none') return <p className={styles.noPreview}>{file.bytes === 0 ? text.emptyFile : text.noPreview}</p>
  return <Shown browser={browser} file={file} as={shown} />
}

function Shown({ browser, file, as }: ObjectPreviewProps & { as: Exclude<ReturnType<typeof previewOf>, 'none'> }) {
  const { currentData: link, isError } = useStorageObjectLinkQuery({ ...bucketOf(browser), Key: file.key })
  const [hasFailed, setFailed] = useState(false)
  if (isError || hasFailed) return <Note tone="warning">{text.previewFailed}</Note>
  if (!link) return <Skeleton />
  const fail = () => setFailed(true)
  switch (as) {
    case 'picture':
      return <img className={styles.picture} src={link.url} alt={text.pictureOf(file.name)} onError={fail} />
    case 'film':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the customer's own film: what it has is in it
      return <video className={styles.picture} src={link.url} controls preload="metadata" onError={fail} />
    case 'sound':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the customer's own sound
      return <audio className={styles.sound} src={link.url} controls preload="metadata" onError={fail} />
    default:
      return <TextPreview key={link.url} url={link.url} file={file} />
  }
}

/** Only its beginning is fetched, and it is shown as the letters that it is: what looks like a page in it is not one. */
function TextPreview({ url, file }: { url: string; file: StorageObjectDetail }) {
  const [shown, setShown] = useState<ShownText | 'none'>()
  useEffect(() => {
    const left = new AbortController()
    const read = async () => {
      try {
        const range = { Range: `bytes=0-${Math.min(file.bytes, shownTextBytes) - 1}` }
        const answer = await fetch(url, { headers: range, signal: left.signal })
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        setShown(readText(new Uint8Array(await answer.arrayBuffer()), file.bytes) ?? 'none')
      } catch {
        if (!left.signal.aborted) setShown('none')
      }
    }
    void read()
    return () => left.abort()
  }, [url, file.bytes])

  if (shown === undefined) return <Skeleton />
  if (shown === 'none') return <Note tone="warning">{text.previewFailed}</Note>
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={styles.text} aria-label={text.textOf(file.name)} tabIndex={0}>
        <pre>{shown.text}</pre>
      </section>
      {shown.isCut && <p className={styles.help}>{text.cutText}</p>}
    </div>
  )
}
