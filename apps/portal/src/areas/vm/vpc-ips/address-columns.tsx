import { networkNodeStatus } from '@sarv/contract/enums'
import { Copy } from '../../../ui/Copy.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { vpcIpsText as text } from './vpc-ips.fa.ts'

/** As much of a public address as its row shows, a server's or a cloud's. */
interface ShownAddress {
  id: number
  ipAddress: string | null
  isPrimary?: boolean | undefined
  isProtected?: boolean | undefined
  reverseName?: string | null | undefined
  statusId?: number | undefined
}

const moving: readonly number[] = [networkNodeStatus.id.wait, networkNodeStatus.id.detaching]

/** `between`: what only one kind of list has, before the reverse name. */
export const addressColumns = <Address extends ShownAddress>(
  between: readonly Column<Address>[] = [],
): readonly Column<Address>[] => [
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
  ...between,
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
