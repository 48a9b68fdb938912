import { useStorageObjectListQuery, type StorageObject } from '@sarv/client/storage.generated'
import { formatBytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import type { BucketTabProps } from '../bucket/bucket-tab.ts'
import { objectsText as text } from './objects.fa.ts'

const columns: readonly Column<StorageObject>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ name }) => <RowTitle name={name} />,
  },
  {
    id: 'size',
    label: text.columns.size,
    value: ({ bytes }) => bytes,
    cell: ({ bytes }) => formatBytes(bytes),
  },
  {
    id: 'changed',
    label: text.columns.changed,
    value: ({ changeDate }) => changeDate,
    cell: ({ changeDate }) => <DateText wire={changeDate} />,
  },
]

/** The files of the bucket. */
export function ObjectsTab({ projectId, id }: BucketTabProps) {
  const page = useStorageObjectListQuery({ projectId, storageHostId: id })
  return (
    <ListTable
      label={text.label}
      unit={text.unit}
      query={{ ...page, data: page.data?.objects, currentData: page.currentData?.objects }}
      keyOf={({ key }) => key}
      columns={columns}
      searchFor={text.searchFor}
      empty={text.empty}
    />
  )
}
