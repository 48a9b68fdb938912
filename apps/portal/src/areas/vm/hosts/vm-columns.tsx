import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { formatMachine } from '../../../format/sizes.ts'
import { paths } from '../../../shell/paths.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { vmText } from './hosts.fa.ts'
import { VmStatusChip } from './VmStatusChip.tsx'

const text = vmText.list.columns

/** The system as its owner knows it: with its version where the image says it. */
export const systemOf = ({ vmImage, operatingSystem }: Pick<VmHostListItem, 'vmImage' | 'operatingSystem'>): string =>
  vmImage ?? operatingSystem ?? ''

const machineOf = ({ cpu, memory, disk }: VmHostListItem): string | undefined =>
  cpu && memory && disk ? formatMachine({ cpu, memoryGb: memory, diskGb: disk }) : undefined

export const vmColumns = (projectId: number): readonly Column<VmHostListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: (host) => (
      <RowTitle name={host.name ?? vmText.unnamed} href={paths.vm.specification(projectId, host.id)}>
        <Ltr>{systemOf(host)}</Ltr>
      </RowTitle>
    ),
  },
  {
    id: 'status',
    label: text.status,
    place: 'status',
    value: ({ statusId }) => serviceStatus.label(statusId),
    cell: ({ statusId }) => <VmStatusChip statusId={statusId} />,
  },
  {
    id: 'ipv4',
    label: text.address,
    yieldsToProgress: true,
    searched: ({ ipv4 }) => ipv4 ?? '',
    cell: ({ ipv4 }) => (ipv4 ? <Copy value={ipv4} /> : vmText.none),
  },
  {
    id: 'size',
    label: text.resources,
    isQuiet: true,
    yieldsToProgress: true,
    cell: (host) => <Ltr>{machineOf(host)}</Ltr>,
  },
  {
    id: 'cost',
    label: text.cost,
    value: ({ monthlyPrice }) => monthlyPrice,
    cell: ({ monthlyPrice }) => <Money rials={monthlyPrice} />,
  },
  {
    id: 'created',
    label: text.created,
    place: 'wide-only',
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
]
