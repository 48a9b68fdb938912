import type { StorageKeyListItem } from '@sarv/client/storage.generated'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import styles from './key-columns.module.css'
import { keysText } from './bucket-keys.fa.ts'

const text = keysText.columns

/** Keys that older clients made have no name: they are called by what programs send. */
export const nameOfKey = ({ name, accessKey }: Pick<StorageKeyListItem, 'name' | 'accessKey'>): string =>
  name ?? accessKey ?? ''

export const keyColumns: readonly Column<StorageKeyListItem>[] = [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: nameOfKey,
    cell: (key) => <RowTitle name={nameOfKey(key)} />,
  },
  {
    id: 'accessKey',
    label: text.accessKey,
    searched: ({ accessKey }) => accessKey ?? '',
    cell: ({ accessKey }) => accessKey && <Copy value={accessKey} isClipped />,
  },
  {
    id: 'rights',
    label: text.rights,
    value: ({ rightsId }) => rightsId,
    cell: ({ rightsId = storageKeyRights.id.readWrite }) => storageKeyRights.label(rightsId),
  },
  {
    id: 'state',
    label: text.state,
    place: 'status',
    cell: ({ endDate }) => <KeyState endDate={endDate} />,
  },
  {
    id: 'created',
    label: text.created,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
]

/** A replaced key says until when it still works. */
function KeyState({ endDate }: Pick<StorageKeyListItem, 'endDate'>) {
  if (!endDate) return <StatusChip status={{ label: keysText.working, tone: 'success' }} />
  return (
    <span className={styles.state}>
      <StatusChip status={{ label: keysText.ends, tone: 'warning' }} />
      <small>
        {keysText.endsAt} <DateText wire={endDate} as="time" />
      </small>
    </span>
  )
}
