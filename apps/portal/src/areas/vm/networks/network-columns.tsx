import type { VmNetworkListItem } from '@sarv/client/vm.generated'
import { vmKeyStatus } from '@sarv/contract/enums'
import { paths } from '../vm.paths.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { networksText } from './networks.fa.ts'

const text = networksText.columns

export const networkColumns = (projectId: number): readonly Column<VmNetworkListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link href={paths.network.nodes(projectId, id)}>
        <Ltr>{name}</Ltr>
      </Link>
    ),
  },
  {
    id: 'cidr',
    label: text.cidr,
    searched: true,
    value: ({ cidr }) => cidr,
    cell: ({ cidr }) => cidr && <Copy value={cidr} />,
  },
  { id: 'mask', label: text.mask, place: 'wide-only', cell: ({ subnetMask }) => <Ltr>{subnetMask}</Ltr> },
  {
    id: 'gateway',
    label: text.gateway,
    place: 'wide-only',
    cell: ({ gatewayIp }) => gatewayIp && <Copy value={gatewayIp} />,
  },
  {
    id: 'servers',
    label: text.servers,
    value: ({ nodeCount }) => nodeCount,
    cell: ({ nodeCount = 0, freeAddresses }) => networksText.serversOf(nodeCount, freeAddresses),
  },
  {
    id: 'status',
    label: text.status,
    place: 'status',
    value: ({ statusId }) => vmKeyStatus.label(statusId),
    cell: ({ statusId }) => <EnumChip table={vmKeyStatus} id={statusId} moving={[vmKeyStatus.id.wait]} />,
  },
  {
    id: 'created',
    label: text.created,
    place: 'wide-only',
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
  {
    id: 'id',
    label: text.id,
    isQuiet: true,
    value: ({ id }) => id,
    cell: ({ id }) => <Ltr>{id}</Ltr>,
  },
]

/** For the networks of a project, whichever private cloud each is in. */
export const networkColumnsWithCloud = (projectId: number): readonly Column<VmNetworkListItem>[] =>
  networkColumns(projectId).flatMap((column) => (column.id === 'status' ? [cloudColumn(projectId), column] : [column]))

const cloudColumn = (projectId: number): Column<VmNetworkListItem> => ({
  id: 'cloud',
  label: text.cloud,
  searched: true,
  value: ({ vpcHost }) => vpcHost,
  cell: ({ vpcHostId, vpcHost }) =>
    vpcHostId ? (
      <Link href={paths.vpc.network(projectId, vpcHostId)}>
        <bdi>{vpcHost}</bdi>
      </Link>
    ) : (
      text.noCloud
    ),
})
