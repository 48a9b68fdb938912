import {
  useLazyStorageObjectVersionsQuery,
  useStorageFolderDeleteMutation,
  useStorageObjectDeleteMutation,
  useStorageSettingsGetQuery,
} from '@sarv/client/storage.generated'
import { objectsPerDelete } from '@sarv/contract/storage/objects/objects.rules'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { type Browser, bucketOf } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText } from './objects.fa.ts'
import { filesOf, foldersOf, nameOf, type ObjectRow } from './objects.rules.ts'

const text = objectsText.deleteDialog
/** Taking back asks about each file by itself. */
const mostUndone = 50

const inPortions = <Item,>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

interface DeleteObjectsDialogProps {
  browser: Browser
  rows: readonly ObjectRow[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before files go, and names them. */
export function DeleteObjectsDialog({ browser, rows, onClose, onDeleted }: DeleteObjectsDialogProps) {
  const bucket = bucketOf(browser)
  const { data: settings } = useStorageSettingsGetQuery(bucket)
  const [deleteObjects] = useStorageObjectDeleteMutation()
  const [deleteFolders] = useStorageFolderDeleteMutation()
  const restore = useRestore(browser)
  const files = filesOf(rows)
  const folders = foldersOf(rows)
  const hasVersions = settings?.hasVersions ?? false

  const tell = (kept: readonly string[]) => {
    const deleted = files.filter(({ key }) => !kept.includes(key))
    if (kept.length > 0) toast.warning(text.kept(kept.map((key) => nameOf({ key }))))
    if (deleted.length === 0) return
    const canUndo = hasVersions && deleted.length <= mostUndone
    const action = canUndo ? { label: text.undo, run: () => restore(deleted.map(({ key }) => key)) } : undefined
    toast.success(text.deleted(deleted.map(nameOf)), { action })
  }

  const confirm = async (): Promise<boolean> => {
    const kept: string[] = []
    for (const portion of inPortions(files, objectsPerDelete)) {
      const { data, error } = await deleteObjects({ ...bucket, body: { objects: portion.map(({ key }) => ({ key })) } })
      if (error) return false
      kept.push(...data.kept.map(({ key }) => key))
    }
    tell(kept)
    if (folders.length > 0) {
      const { data, error } = await deleteFolders({ ...bucket, body: { prefixes: folders.map(({ key }) => key) } })
      if (error) return false
      tellStarted(data, text.foldersStarted(folders.map(nameOf)))
    }
    onDeleted()
    return true
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title(rows.length)}
      confirmLabel={text.confirm(rows.length)}
      isDanger
      onConfirm={confirm}
    >
      <div className={styles.asked}>
        {folders.length > 0 && <p>{text.folders(folders.map(nameOf))}</p>}
        {files.length > 0 && <p>{text.files(files.map(nameOf))}</p>}
        <p>{hasVersions ? text.keepsVersions : text.forGood}</p>
      </div>
    </ConfirmDialog>
  )
}

/** Where versions are kept a deletion is a mark on top of them: without it the file is there again. */
function useRestore(browser: Browser) {
  const bucket = bucketOf(browser)
  const [ask] = useLazyStorageObjectVersionsQuery()
  const [deleteObjects] = useStorageObjectDeleteMutation()
  return async (keys: readonly string[]): Promise<void> => {
    const marks: { key: string; versionId: string }[] = []
    for (const key of keys) {
      const { data } = await ask({ ...bucket, Key: key })
      const mark = data?.versions.find(({ isDeletion, isLatest }) => isDeletion && isLatest)
      if (mark) marks.push({ key, versionId: mark.versionId })
    }
    if (marks.length === 0) return
    const { error } = await deleteObjects({ ...bucket, body: { objects: marks } })
    if (!error) toast.success(text.restored(marks.map(nameOf)))
  }
}
