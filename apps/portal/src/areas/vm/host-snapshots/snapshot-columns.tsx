import type { VmHostSnapshotListItem } from '@sarv/client/vm.generated'
import { snapshotStatus } from '@sarv/contract/enums'
import { formatGigabytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { SnapshotStatusChip } from './SnapshotStatusChip.tsx'
import { snapshotsText } from './host-snapshots.fa.ts'
import styles from './SnapshotTab.module.css'

const text = snapshotsText.columns

export const snapshotColumns: readonly Column<VmHostSnapshotListItem>[] = [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    value: ({ name }) => name,
    cell: ({ name }) => <RowTitle name={name ?? snapshotsText.unnamed} />,
  },
  {
    id: 'status',
    label: text.status,
    place: 'status',
    value: ({ statusId }) => snapshotStatus.label(statusId),
    cell: ({ statusId }) => <SnapshotStatusChip statusId={statusId} />,
  },
  {
    id: 'description',
    label: text.description,
    isQuiet: true,
    cell: ({ description }) => description && <span className={styles.description}>{description}</span>,
  },
  {
    id: 'size',
    label: text.size,
    value: ({ snapshotSize }) => snapshotSize,
    cell: ({ snapshotSize }) => (snapshotSize ? formatGigabytes(snapshotSize) : undefined),
  },
  {
    id: 'price',
    label: text.price,
    isQuiet: true,
    cell: ({ monthlyPrice }) => (monthlyPrice ? <Money rials={monthlyPrice} /> : snapshotsText.free),
  },
  {
    id: 'created',
    label: text.created,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
]
