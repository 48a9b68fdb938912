import type { VpcIpListItem } from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { Copy } from '../../../ui/Copy.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { vpcIpsText as text } from './vpc-ips.fa.ts'

const moving: readonly number[] = [networkNodeStatus.id.wait, networkNodeStatus.id.detaching]

/** What an address leads to, each in words. */
export const usesOf = ({ isSnat, vmHost, forwards = [] }: VpcIpListItem): string[] => [
  ...(isSnat ? [text.uses.snat] : []),
  ...(vmHost ? [text.uses.server(vmHost)] : []),
  ...(forwards.length > 0 ? [text.uses.forwards(forwards)] : []),
]

export const vpcIpColumns: readonly Column<VpcIpListItem>[] = [
  {
    id: 'address',
    label: text.columns.address,
    place: 'title',
    value: ({ ipAddress }) => ipAddress,
    cell: ({ ipAddress }) => (ipAddress ? <Copy value={ipAddress} /> : text.waiting),
  },
  {
    id: 'kind',
    label: text.columns.kind,
    cell: ({ isPrimary, isProtected }) => (
      <span>
        {isPrimary ? <Tag>{text.primary}</Tag> : text.further} {isProtected && <Tag>{text.protected}</Tag>}
      </span>
    ),
  },
  {
    id: 'use',
    label: text.columns.use,
    cell: (ip) => {
      const uses = usesOf(ip)
      return uses.length === 0 ? text.uses.none : uses.map((use) => <div key={use}>{use}</div>)
    },
  },
  {
    id: 'reverse',
    label: text.columns.reverse,
    value: ({ reverseName }) => reverseName ?? null,
    cell: ({ reverseName }) => (reverseName ? <Ltr>{reverseName}</Ltr> : '—'),
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ statusId = networkNodeStatus.id.connected }) => (
      <EnumChip table={networkNodeStatus} id={statusId} moving={moving} />
    ),
  },
]
