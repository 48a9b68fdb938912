import type { VpcNetworkAccessListItem } from '@sarv/client/vm.generated'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { networkInWords } from '@sarv/contract/vm/vpcs/vpcs.fa'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { vpcText } from './vpcs.fa.ts'
import styles from './Vpc.module.css'

const { columns: text, own, because } = vpcText.access
const moving = [vpcAccessStatus.id.connecting, vpcAccessStatus.id.ending]

/** Whoever asks. */
const cloudOf = ({ vpcHost, isIncoming }: VpcNetworkAccessListItem): string => (isIncoming ? (vpcHost ?? '') : own)

/** The name of a network in another project is read with the way into it, and not before. */
const networkOf = ({ vmNetwork, vmNetworkId }: VpcNetworkAccessListItem): string =>
  vmNetwork ?? networkInWords({ id: vmNetworkId ?? 0, name: null })

export const accessColumns: readonly Column<VpcNetworkAccessListItem>[] = [
  {
    id: 'cloud',
    label: text.cloud,
    place: 'title',
    value: cloudOf,
    cell: (access) => <bdi>{cloudOf(access)}</bdi>,
  },
  {
    id: 'network',
    label: text.network,
    value: networkOf,
    cell: (access) => <bdi>{networkOf(access)}</bdi>,
  },
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
    value: ({ reason, description }) => [description, reason].filter(Boolean).join(' '),
    cell: ({ reason, description }) => (
      <div>
        <bdi>{description}</bdi>
        {reason && (
          <p className={styles.reason}>
            {because} <bdi>{reason}</bdi>
          </p>
        )}
      </div>
    ),
  },
  {
    id: 'created',
    label: text.created,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => createDate && <DateText wire={createDate} />,
  },
  {
    id: 'modified',
    label: text.modified,
    isQuiet: true,
    value: ({ modifyDate }) => modifyDate,
    cell: ({ modifyDate }) => modifyDate && <DateText wire={modifyDate} />,
  },
]
