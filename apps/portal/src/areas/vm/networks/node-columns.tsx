import type { VmNetworkNodeListItem } from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { paths } from '../vm.paths.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { nodesText } from './networks.fa.ts'

const text = nodesText.columns

const moving: readonly number[] = [networkNodeStatus.id.wait, networkNodeStatus.id.detaching]

const serverColumn = (projectId: number): Column<VmNetworkNodeListItem> => ({
  id: 'server',
  label: text.server,
  place: 'title',
  searched: true,
  value: ({ vmHost }) => vmHost,
  cell: ({ vmHostId, vmHost }) => (
    <Link href={paths.vm.specification(projectId, vmHostId)}>
      <Ltr>{vmHost}</Ltr>
    </Link>
  ),
})

const networkColumn = (projectId: number): Column<VmNetworkNodeListItem> => ({
  id: 'network',
  label: text.network,
  place: 'title',
  searched: true,
  value: ({ vmNetwork }) => vmNetwork,
  cell: ({ vmNetworkId, vmNetwork }) => (
    <Link href={paths.network.nodes(projectId, vmNetworkId)}>
      <Ltr>{vmNetwork}</Ltr>
    </Link>
  ),
})

const common: readonly Column<VmNetworkNodeListItem>[] = [
  {
    id: 'address',
    label: text.address,
    searched: true,
    value: ({ ipAddress }) => ipAddress,
    cell: ({ ipAddress }) => ipAddress && <Copy value={ipAddress} />,
  },
  { id: 'version', label: text.version, cell: ({ isV4 }) => <Tag>{isV4 ? 'IPv4' : 'IPv6'}</Tag> },
  {
    id: 'status',
    label: text.status,
    place: 'status',
    value: ({ statusId }) => networkNodeStatus.label(statusId),
    cell: ({ statusId }) => <EnumChip table={networkNodeStatus} id={statusId} moving={moving} />,
  },
  { id: 'mac', label: text.mac, isQuiet: true, cell: ({ macAddress }) => macAddress && <Copy value={macAddress} /> },
]

/** The servers on a network. */
export const columnsOfNetwork = (projectId: number) => [serverColumn(projectId), ...common]

/** The networks that a server is on. */
export const columnsOfServer = (projectId: number) => [networkColumn(projectId), ...common]
