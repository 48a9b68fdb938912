import type { VmHostBinItem } from '@sarv/client/vm.generated'
import { formatMachine } from '../../../format/sizes.ts'
import { costColumn, deletedColumn, leftColumn } from '../../../services/bin-columns.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { binText } from './host-bin.fa.ts'

const text = binText.columns

export const binColumns: readonly Column<VmHostBinItem>[] = [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ name, operatingSystem }) => (
      <RowTitle name={name ?? binText.unnamed}>
        <Ltr>{operatingSystem}</Ltr>
      </RowTitle>
    ),
  },
  leftColumn(),
  deletedColumn(),
  {
    id: 'address',
    label: text.address,
    yieldsToProgress: true,
    searched: ({ ipv4 }) => ipv4 ?? '',
    cell: ({ ipv4 }) => ipv4 && <Copy value={ipv4} />,
  },
  {
    id: 'size',
    label: text.resources,
    place: 'wide-only',
    isQuiet: true,
    cell: ({ cpu, memory, disk }) => <Ltr>{formatMachine({ cpu, memoryGb: memory, diskGb: disk })}</Ltr>,
  },
  costColumn(),
]
