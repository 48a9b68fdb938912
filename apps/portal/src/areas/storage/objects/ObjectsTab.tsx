import { bucketCan } from '@sarv/contract/storage/buckets/buckets.rules'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useMay } from '../../../shell/use-may.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { TabSkeleton } from '../detail/TabSkeleton.tsx'
import type { BucketTabProps } from '../detail/bucket-tab.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import type { ChosenFile } from '../uploads/upload-queue.ts'
import { uploads } from '../uploads/uploads.ts'
import { type Browser } from './browser-context.ts'
import { DropArea } from './DropArea.tsx'
import { FolderPath } from './FolderPath.tsx'
import { ObjectTable } from './ObjectTable.tsx'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import { folderFrom, type ObjectRow } from './objects.rules.ts'
import { UploadButtons } from './UploadButtons.tsx'

const ObjectDrawer = lazy(async () => ({ default: (await import('./ObjectDrawer.tsx')).ObjectDrawer }))
const NewFolderDialog = lazy(async () => ({ default: (await import('./NewFolderDialog.tsx')).NewFolderDialog }))
const DeleteObjectsDialog = lazy(async () => ({
  default: (await import('./DeleteObjectsDialog.tsx')).DeleteObjectsDialog,
}))

/** The files of the bucket. */
export function ObjectsTab({ projectId, id, bucket }: BucketTabProps) {
  const mayWrite = useMay(projectId)('project:operate')
  const [params] = useSearchParams()
  const folder = folderFrom(params.get('folder'))
  const bucketName = bucket?.name ?? ''
  const browser = useMemo(
    () => ({ projectId, storageHostId: id, bucketName, folder, mayWrite }),
    [projectId, id, bucketName, folder, mayWrite],
  )
  if (!bucket) return <TabSkeleton />
  if (!bucketCan('use', { statusId: bucket.statusId ?? 0 })) return <Empty title={text.notInUse} />
  return <ObjectBrowser browser={browser} file={params.get('file')} />
}

type Asked = { of: 'folder' } | { of: 'delete'; rows: readonly ObjectRow[]; onDeleted: () => void }

function ObjectBrowser({ browser, file }: { browser: Browser; file: string | null }) {
  const { projectId, storageHostId, bucketName, folder, mayWrite } = browser
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const closeFile = () => void navigate(paths.files(projectId, storageHostId, { folder }), { preventScrollReset: true })

  useEffect(() => {
    if (mayWrite) uploads.recall({ projectId, storageHostId, bucketName })
  }, [mayWrite, projectId, storageHostId, bucketName])

  const add = (files: readonly ChosenFile[]) => uploads.add({ projectId, storageHostId, bucketName }, folder, files)
  const askToDelete = (rows: readonly ObjectRow[], onDeleted: () => void) => setAsked({ of: 'delete', rows, onDeleted })

  return (
    <DropArea isDisabled={!mayWrite} folderName={folder || bucketName} onFiles={add}>
      <div className={styles.bar}>
        <FolderPath browser={browser} />
        {mayWrite && (
          <div className={styles.barActs}>
            <UploadButtons onFiles={add} onNewFolder={() => setAsked({ of: 'folder' })} />
          </div>
        )}
      </div>
      <ObjectTable browser={browser} onFiles={add} onDelete={askToDelete} />
      <Suspense fallback={null}>
        {file !== null && (
          <ObjectDrawer
            key={file}
            browser={browser}
            objectKey={file}
            onClose={closeFile}
            onDelete={(row) => askToDelete([row], closeFile)}
          />
        )}
        {asked?.of === 'folder' && <NewFolderDialog browser={browser} onClose={close} />}
        {asked?.of === 'delete' && (
          <DeleteObjectsDialog browser={browser} rows={asked.rows} onClose={close} onDeleted={asked.onDeleted} />
        )}
      </Suspense>
    </DropArea>
  )
}
