import type { StorageHostListItem } from '@sarv/client/storage.generated'
import { FolderOpen, KeyRound, ReceiptText, Scaling, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { receiptsText } from '../../../services/receipts/receipts.fa.ts'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { useBulkActs } from '../../../services/use-bulk-acts.tsx'
import { useQuestion } from '../../../services/use-question.ts'
import type { BulkAction } from '../../../ui/BulkBar.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { storagePaths, type BucketSection } from '../storage.paths.ts'
import { useBucketRefusal } from './bucket-acts.ts'
import { bucketsText as text } from './buckets.fa.ts'
import { useBucketDelete } from './use-bucket-delete.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'

// Nobody needs it before they act.
const DeleteBucketDialog = lazyDialog(async () => (await import('./DeleteBucketDialog.tsx')).DeleteBucketDialog)
const loadWishes = () => import('./bucket-bulk.ts')

type Buckets = readonly StorageHostListItem[]

/** What can be done from the list, with the questions and the summary that belong to it. */
export const useBucketListActs = (projectId: number) => {
  const refusal = useBucketRefusal(projectId)
  const deleteBucket = useBucketDelete(projectId)
  const bulk = useBulkActs()
  const [doomed, setDoomed] = useState<StorageHostListItem>()
  const manyDoomed = useQuestion<Buckets>()
  const deleteMany = (way: DeleteWay, buckets: Buckets) =>
    bulk.runAll(async () => (await loadWishes()).deleteWish(projectId, way), buckets)

  const go = (section: BucketSection, icon: RowAction<StorageHostListItem>['icon'], isQuick = false) => ({
    label: text.open[section],
    icon,
    isQuick,
    href: ({ id }: StorageHostListItem) => storagePaths.section(projectId, id, section),
  })
  const rowActions: RowAction<StorageHostListItem>[] = [
    go('files', FolderOpen, true),
    go('keys', KeyRound),
    go('settings', Settings2),
    go('resize', Scaling),
    {
      label: receiptsText.show,
      icon: ReceiptText,
      href: ({ id }) => storagePaths.receipt(projectId, id),
    },
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      run: setDoomed,
      disabledReason: (bucket) => refusal('delete', bucket),
    },
  ]
  const bulkActions: BulkAction<StorageHostListItem>[] = [
    {
      label: text.deleteMany,
      icon: Trash2,
      isDanger: true,
      run: manyDoomed.ask,
      disabledReason: (buckets) => buckets.map((bucket) => refusal('delete', bucket)).find(Boolean),
    },
  ]
  const dialogs = (
    <>
      {doomed && (
        <DeleteBucketDialog
          projectId={projectId}
          buckets={[doomedOf(doomed)]}
          onClose={() => setDoomed(undefined)}
          onDelete={(way) => deleteBucket(doomed, way)}
        />
      )}
      {manyDoomed.asked && (
        <DeleteBucketDialog
          projectId={projectId}
          buckets={manyDoomed.asked.map(doomedOf)}
          onClose={manyDoomed.close}
          onDelete={(way) => manyDoomed.accept(() => deleteMany(way, manyDoomed.asked ?? []))}
        />
      )}
    </>
  )
  return { rowActions, bulkActions, dialogs, summary: bulk.summary }
}

const doomedOf = ({ id, name, objectCount, monthlyPrice: priceNow }: StorageHostListItem) => ({
  id,
  name,
  ...(objectCount !== undefined && { objectCount }),
  ...(priceNow !== undefined && { priceNow }),
})
