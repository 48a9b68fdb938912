import type { VmKeyListItem } from '@sarv/client/vm.generated'
import { vmKeyStatus } from '@sarv/contract/enums'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { keyListText } from './key-list.fa.ts'

const text = keyListText.columns

const kindOf = ({ keyType, bits }: VmKeyListItem): string => [keyType, bits].filter(Boolean).join(' ')

export const keyColumns: readonly Column<VmKeyListItem>[] = [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ name }) => <Ltr>{name}</Ltr>,
  },
  { id: 'kind', label: text.kind, size: '8rem', value: kindOf, cell: (key) => <Ltr>{kindOf(key)}</Ltr> },
  {
    id: 'fingerprint',
    label: text.fingerprint,
    size: '17rem',
    place: 'roomy-or-card',
    searched: ({ fingerPrint }) => fingerPrint ?? '',
    cell: ({ fingerPrint }) => fingerPrint && <Copy value={fingerPrint} isClipped />,
  },
  {
    id: 'servers',
    label: text.servers,
    size: '6rem',
    value: ({ serverCount }) => serverCount,
    cell: ({ serverCount = 0 }) => keyListText.servers(serverCount),
  },
  {
    id: 'status',
    label: text.status,
    place: 'status',
    size: '7rem',
    value: ({ statusId }) => vmKeyStatus.label(statusId),
    cell: ({ statusId }) => <EnumChip table={vmKeyStatus} id={statusId} />,
  },
  {
    id: 'created',
    label: text.created,
    size: '8rem',
    place: 'wide-or-card',
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
]
