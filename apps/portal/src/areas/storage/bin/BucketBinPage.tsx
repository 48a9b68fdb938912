import {
  useStorageHostBinListQuery,
  useStorageHostPurgeMutation,
  useStorageHostRestoreMutation,
  type StorageHostBinItem,
} from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { bucketAccess } from '@sarv/contract/storage/buckets/buckets.rules'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { formatGigabytes } from '../../../format/sizes.ts'
import { costColumn, deletedColumn, leftColumn } from '../../../services/bin-columns.tsx'
import { binText } from '../../../services/bin.fa.ts'
import { BinTable } from '../../../services/BinTable.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { BackLink } from '../../../ui/PageHead.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { bucketDeleteText } from '../buckets/bucket-delete.fa.ts'
import { monthlyTotal } from '../buckets/bucket-list.rules.ts'
import { bucketsText } from '../buckets/buckets.fa.ts'
import { BucketUse } from '../buckets/BucketUse.tsx'
import { storagePaths } from '../storage.paths.ts'
import { bucketBinText as text } from './bin.fa.ts'

const columns: readonly Column<StorageHostBinItem>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ name }) => <RowTitle name={name ?? bucketsText.unnamed} />,
  },
  leftColumn(),
  deletedColumn(),
  {
    id: 'size',
    label: text.columns.size,
    yieldsToProgress: true,
    value: ({ disk }) => disk,
    cell: (bucket) => <BucketUse bucket={bucket} />,
  },
  costColumn(),
]

function Bin({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const binned = useStorageHostBinListQuery({ projectId }, { pollingInterval })
  const [restore] = useStorageHostRestoreMutation()
  const [doomed, setDoomed] = useState<StorageHostBinItem>()
  const rows = binned.currentData ?? []
  const takeBack = async ({ id, name }: StorageHostBinItem) => {
    const { data, error } = await restore({ projectId, id })
    if (!error) tellStarted(data, text.restored(name ?? ''))
  }
  return (
    <>
      <BackLink href={storagePaths.list(projectId)}>{text.back}</BackLink>
      <ServiceListPage
        title={text.title}
        summary={rows.length > 0 && text.summary(formatRials(monthlyTotal(rows)))}
        query={binned}
        note={rows.length > 0 && text.note}
      >
        <BinTable
          projectId={projectId}
          type={serviceType.bucket}
          query={binned}
          columns={columns}
          text={text}
          access={bucketAccess}
          onRestore={takeBack}
          onPurge={setDoomed}
        />
      </ServiceListPage>
      {doomed && <PurgeDialog projectId={projectId} bucket={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

/** `/storage/{projectId}/bin` */
export const BucketBinPage = pageOfProject(text.title, Bin)

interface PurgeDialogProps {
  projectId: number
  bucket: StorageHostBinItem
  onClose: () => void
}

/** The end of the waiting, by one's own word. */
function PurgeDialog({ projectId, bucket, onClose }: PurgeDialogProps) {
  const [purge] = useStorageHostPurgeMutation()
  const name = bucket.name ?? ''
  const confirm = async () => {
    const { data, error } = await purge({ projectId, id: bucket.id })
    if (!error) tellStarted(data, text.purging.started(name))
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.purging.title(name)}
      warning={text.purging.warning}
      phrase={name}
      thing={text.purging.thing}
      alsoGone={[
        bucketDeleteText.filesOf(bucket.usedDisk ? formatGigabytes(bucket.usedDisk) : undefined),
        bucketDeleteText.keys,
      ]}
      note={text.purging.freed(formatRials(bucket.monthlyPrice))}
      confirmLabel={binText.purge}
      onConfirm={confirm}
    />
  )
}
