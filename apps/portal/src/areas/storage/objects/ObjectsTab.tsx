import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { useOpenedRow } from '../../../ui/use-opened-row.ts'
import { TabComing } from '../../../services/TabComing.tsx'
import type { BucketTabProps } from '../detail/bucket-tab.ts'
import { canAskStore } from '../buckets/bucket-acts.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import type { ChosenFile } from '../uploads/upload-queue.ts'
import { uploads } from '../uploads/uploads.ts'
import { refOf, useBrowser } from './browser-context.ts'
import { DropArea } from './DropArea.tsx'
import { FilesSide } from './FilesSide.tsx'
import { FolderPath } from './FolderPath.tsx'
import { ObjectTable } from './ObjectTable.tsx'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import type { ObjectRow } from './objects.rules.ts'

const ObjectDrawer = lazyDialog(async () => (await import('./ObjectDrawer.tsx')).ObjectDrawer)
const DeleteObjectsDialog = lazyDialog(async () => (await import('./DeleteObjectsDialog.tsx')).DeleteObjectsDialog)
const MoveDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveDialog)
const RenameDialog = lazyDialog(async () => (await import('./RenameDialog.tsx')).RenameDialog)

/** The files of the bucket. */
export function ObjectsTab({ projectId, bucket }: BucketTabProps) {
  if (!bucket) return <TabComing />
  if (!canAskStore(bucket)) return <Empty title={text.notInUse} />
  return <ObjectBrowser projectId={projectId} bucket={bucket} />
}

type Asked = { rows: readonly ObjectRow[]; onDone: () => void } & (
  | { of: 'delete' | 'move' }
  | { of: 'rename'; row: ObjectRow }
)

function ObjectBrowser({ projectId, bucket }: { projectId: number; bucket: StorageHostDetail }) {
  const browser = useBrowser(projectId, bucket)
  const { storageHostId, bucketName, folder, mayWrite } = browser
  const { opened: file, close: closeFile } = useOpenedRow('file')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const open = (to: string) => void navigate(paths.files(projectId, storageHostId, { folder: to }))

  useEffect(() => {
    if (mayWrite) uploads.recall({ projectId, storageHostId, bucketName })
  }, [mayWrite, projectId, storageHostId, bucketName])

  const add = (files: readonly ChosenFile[]) => uploads.add(refOf(browser), folder, files)
  const askToDelete = (rows: readonly ObjectRow[], onDone: () => void) => setAsked({ of: 'delete', rows, onDone })

  return (
    <div className={styles.columns}>
      <DropArea isDisabled={!mayWrite} folderName={folder || bucketName} onFiles={add}>
        <FolderPath browser={browser} />
        <ObjectTable
          browser={browser}
          onFiles={add}
          ask={{
            delete: askToDelete,
            move: (rows, onDone) => setAsked({ of: 'move', rows, onDone }),
            rename: (row, onDone) => setAsked({ of: 'rename', row, rows: [row], onDone }),
          }}
        />
      </DropArea>
      <FilesSide projectId={projectId} bucket={bucket} folder={folder} onOpen={open} />
      {file !== null && (
        <ObjectDrawer
          key={file}
          browser={browser}
          objectKey={file}
          onClose={closeFile}
          onDelete={(row) => askToDelete([row], closeFile)}
        />
      )}
      {asked?.of === 'delete' && (
        <DeleteObjectsDialog browser={browser} rows={asked.rows} onClose={close} onDeleted={asked.onDone} />
      )}
      {asked?.of === 'move' && (
        <MoveDialog browser={browser} rows={asked.rows} onClose={close} onMoved={asked.onDone} />
      )}
      {asked?.of === 'rename' && (
        <RenameDialog browser={browser} row={asked.row} onClose={close} onRenamed={asked.onDone} />
      )}
    </div>
  )
}
