import type { VpcNetworkAccessListItem } from '@sarv/client/vm.generated'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { vpcText } from './vpcs.fa.ts'

const { columns: text, incoming, outgoing } = vpcText.access
const moving = [vpcAccessStatus.id.connecting, vpcAccessStatus.id.ending]

export const accessColumns: readonly Column<VpcNetworkAccessListItem>[] = [
  {
    id: 'cloud',
    label: text.cloud,
    place: 'title',
    value: ({ vpcHost }) => vpcHost,
    cell: ({ vpcHost }) => <bdi>{vpcHost}</bdi>,
  },
  {
    id: 'network',
    label: text.network,
    value: ({ vmNetwork }) => vmNetwork,
    cell: ({ vmNetwork }) => <bdi>{vmNetwork}</bdi>,
  },
  { id: 'direction', label: text.direction, value: ({ isIncoming }) => (isIncoming ? incoming : outgoing) },
  {
    id: 'status',
    label: text.status,
    place: 'status',
    value: ({ status }) => status,
    cell: ({ statusId }) =>
      statusId !== undefined && <EnumChip table={vpcAccessStatus} id={statusId} moving={moving} />,
  },
  {
    id: 'description',
    label: text.description,
    value: ({ reason, description }) => reason ?? description,
    cell: ({ reason, description }) => <bdi>{reason ?? description}</bdi>,
  },
  {
    id: 'created',
    label: text.created,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => createDate && <DateText wire={createDate} />,
  },
]
