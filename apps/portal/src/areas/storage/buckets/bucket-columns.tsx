import type { StorageHostListItem } from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { RowLabels } from '../../../services/labels/use-label-filter.tsx'
import { createdColumn, datacenterColumn, priceColumn, statusColumn } from '../../../services/service-columns.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { storagePaths } from '../storage.paths.ts'
import { AccessChip, accessWord } from './AccessChip.tsx'
import { BucketUse } from './BucketUse.tsx'
import { bucketsText } from './buckets.fa.ts'

const text = bucketsText.columns

export const bucketColumns = (projectId: number): readonly Column<StorageHostListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ id, name, objectCount }) => (
      <>
        <RowTitle name={name ?? bucketsText.unnamed} href={storagePaths.bucket(projectId, id)}>
          {typeof objectCount === 'number' && bucketsText.use.files(objectCount)}
        </RowTitle>
        <RowLabels projectId={projectId} type={serviceType.bucket} id={id} />
      </>
    ),
  },
  statusColumn,
  {
    id: 'access',
    label: text.access,
    yieldsToProgress: true,
    value: accessWord,
    cell: ({ isPublic, isPartlyPublic }) => <AccessChip isPublic={isPublic} isPartlyPublic={isPartlyPublic} />,
  },
  {
    id: 'use',
    label: text.use,
    yieldsToProgress: true,
    value: ({ usedDisk }) => usedDisk,
    cell: (bucket) => <BucketUse bucket={bucket} />,
  },
  priceColumn,
  datacenterColumn,
  createdColumn,
]
