import {
  useStorageObjectCopyMutation,
  useStorageObjectDeleteMutation,
  useStorageObjectVersionsQuery,
  type StorageObjectVersion,
} from '@sarv/client/storage.generated'
import { nameOfKey } from '@sarv/contract/storage/objects/objects.rules'
import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../../format/dates.ts'
import { formatBytes } from '../../../format/sizes.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Browser, bucketOf } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText } from './objects.fa.ts'
import { useObjectActs } from './use-object-acts.ts'

const text = objectsText.versions

interface ObjectVersionsProps {
  browser: Browser
  objectKey: string
}

/** What was there before, newest first: looked at, brought back, or let go for good. */
export function ObjectVersions({ browser, objectKey: key }: ObjectVersionsProps) {
  const bucket = bucketOf(browser)
  const query = useStorageObjectVersionsQuery({ ...bucket, Key: key })
  const [copy] = useStorageObjectCopyMutation()
  const [deleteObjects] = useStorageObjectDeleteMutation()
  const [asked, setAsked] = useState<StorageObjectVersion>()
  const { download } = useObjectActs(browser)
  const name = nameOfKey(key)

  const restore = async ({ versionId }: StorageObjectVersion) => {
    const { error } = await copy({ ...bucket, body: { fromKey: key, fromVersionId: versionId, toKey: key } })
    if (!error) toast.success(text.restored(name))
  }
  const remove = async ({ versionId }: StorageObjectVersion): Promise<boolean> => {
    const { data } = await deleteObjects({ ...bucket, body: { objects: [{ key, versionId }] } })
    if (data?.deleted === 1) toast.success(text.deleted)
    return data?.deleted === 1
  }

  return (
    <section aria-label={text.title}>
      <h3 className={styles.sectionTitle}>{text.title}</h3>
      {query.isError && (
        <ErrorBox isPart error={query.error} title={text.failed} onRetry={() => void query.refetch()} />
      )}
      {!query.currentData && !query.isError && <Skeleton />}
      <ul className={styles.versions}>
        {query.currentData?.versions.map((version) => (
          <li key={version.versionId} className={styles.version}>
            <span className={styles.versionFacts}>
              <DateText wire={version.changeDate} as="time" />
              <small>{wordOf(version)}</small>
            </span>
            <span className={styles.versionActs}>
              <VersionActs
                version={version}
                mayWrite={browser.mayWrite}
                onDownload={() => void download({ key }, version.versionId)}
                onRestore={() => void restore(version)}
                onDelete={() => setAsked(version)}
              />
            </span>
          </li>
        ))}
      </ul>
      {query.currentData?.next && <p className={styles.help}>{text.more}</p>}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={text.deleteTitle}
          confirmLabel={text.deleteConfirm}
          isDanger
          onConfirm={() => remove(asked)}
        >
          <p>{text.deleteText(name, formatDateTime(asked.changeDate))}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const wordOf = ({ isLatest, isDeletion, bytes }: StorageObjectVersion): string => {
  if (isDeletion) return text.deletion
  return isLatest ? text.latest(formatBytes(bytes)) : formatBytes(bytes)
}

interface VersionActsProps {
  version: StorageObjectVersion
  mayWrite: boolean
  onDownload: () => void
  onRestore: () => void
  onDelete: () => void
}

function VersionActs({ version, mayWrite, onDownload, onRestore, onDelete }: VersionActsProps) {
  const date = formatDateTime(version.changeDate)
  return (
    <>
      {!version.isDeletion && <IconButton size="sm" icon={Download} name={text.download(date)} onPress={onDownload} />}
      {mayWrite && !version.isLatest && !version.isDeletion && (
        <IconButton size="sm" icon={RotateCcw} name={text.restoreOf(date)} onPress={onRestore} />
      )}
      {mayWrite && !version.isLatest && (
        <IconButton size="sm" kind="danger" icon={Trash2} name={text.delete(date)} onPress={onDelete} />
      )}
    </>
  )
}
