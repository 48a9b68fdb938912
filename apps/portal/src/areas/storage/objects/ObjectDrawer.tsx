import { useStorageObjectGetQuery, type StorageObjectDetail } from '@sarv/client/storage.generated'
import { nameOfKey } from '@sarv/contract/storage/objects/objects.rules'
import { Download, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AccessChip } from '../buckets/AccessChip.tsx'
import { type Browser, bucketOf } from './browser-context.ts'
import { ObjectPreview } from './ObjectPreview.tsx'
import { ObjectVersions } from './ObjectVersions.tsx'
import styles from './objects.module.css'
import { objectsText } from './objects.fa.ts'
import type { FileRow } from './objects.rules.ts'
import { ShareButton } from './ShareButton.tsx'
import { useObjectActs } from './use-object-acts.ts'

const text = objectsText.drawer

interface ObjectDrawerProps {
  browser: Browser
  objectKey: string
  onClose: () => void
  onDelete: (file: FileRow) => void
}

/** One file: a look at it, what is known of it, its older versions. */
export function ObjectDrawer({ browser, objectKey, onClose, onDelete }: ObjectDrawerProps) {
  const query = useStorageObjectGetQuery({ ...bucketOf(browser), Key: objectKey })
  const { download } = useObjectActs(browser)
  const file = query.currentData
  const name = nameOfKey(objectKey)
  return (
    <Drawer
      isOpen
      onClose={onClose}
      canDock={false}
      label={text.label(name)}
      title={
        <span className={styles.drawerTitle}>
          <bdi>{name}</bdi>
        </span>
      }
      footer={
        file && (
          <>
            <Button kind="primary" icon={Download} onPress={() => void download(file)}>
              {objectsText.download}
            </Button>
            <ShareButton browser={browser} file={file} />
            {browser.mayWrite && (
              <span className={styles.end}>
                <IconButton
                  kind="danger"
                  icon={Trash2}
                  name={objectsText.delete}
                  onPress={() => onDelete({ ...file, isFolder: false })}
                />
              </span>
            )}
          </>
        )
      }
    >
      <Content browser={browser} file={file} query={query} />
    </Drawer>
  )
}

interface ContentProps {
  browser: Browser
  file: StorageObjectDetail | undefined
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
}

const isGone = (error: unknown) => (error as { status?: number } | undefined)?.status === 404

function Content({ browser, file, query }: ContentProps) {
  if (query.error && isGone(query.error)) return <Note>{text.gone}</Note>
  if (query.error && !file) {
    return <ErrorBox error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  if (!file) return <Skeleton />
  return (
    <>
      <section aria-label={text.preview}>
        <ObjectPreview key={`${file.key} ${file.etag}`} browser={browser} file={file} />
      </section>
      <Facts file={file} />
      {file.versionId !== null && <ObjectVersions browser={browser} objectKey={file.key} />}
    </>
  )
}

function Facts({ file }: { file: StorageObjectDetail }) {
  const rows: [label: string, shown: ReactNode][] = [
    [text.key, <Copy key="key" value={file.key} isClipped />],
    [text.size, formatBytes(file.bytes)],
    [text.type, <Ltr key="type">{file.contentType}</Ltr>],
    [text.changed, <DateText key="changed" wire={file.changeDate} as="time" />],
    [text.access, <AccessChip key="access" isPublic={file.isPublic} />],
    [text.etag, <Copy key="etag" value={file.etag} isClipped />],
  ]
  if (file.publicUrl) rows.push([text.address, <Copy key="address" value={file.publicUrl} isClipped />])
  for (const [name, value] of Object.entries(file.metadata)) {
    rows.push([text.metadata(name), <Copy key={name} value={value} isClipped />])
  }
  return (
    <section aria-label={text.facts}>
      <h3 className={styles.sectionTitle}>{text.facts}</h3>
      <dl className={styles.facts}>
        {rows.map(([label, shown]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
