import type { LoadBalancerListItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { formatNumber } from '../../../format/number.ts'
import { RowLabels } from '../../../services/labels/use-label-filter.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { createdColumn, statusColumn } from '../../../services/service-columns.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { paths } from '../vm.paths.ts'
import styles from './Balancers.module.css'
import { balancersText } from './load-balancers.fa.ts'

const text = balancersText.columns

const cloudColumn = (projectId: number): Column<LoadBalancerListItem> => ({
  id: 'cloud',
  label: text.cloud,
  size: '6.5rem',
  place: 'roomy-or-card',
  value: ({ vpcHost }) => vpcHost,
  cell: ({ vpcHostId, vpcHost }) =>
    vpcHostId && (
      <Link href={paths.vpc.loadBalancer(projectId, vpcHostId)}>
        <Ltr>{vpcHost}</Ltr>
      </Link>
    ),
  yieldsToProgress: true,
})

interface ColumnOptions {
  projectId: number
  /** On the page of a cloud its name says nothing new. */
  hasCloud: boolean
  /** The list with the details of one beside it. */
  hrefOf: (id: number) => string
}

export const balancerColumns = ({
  projectId,
  hasCloud,
  hrefOf,
}: ColumnOptions): readonly Column<LoadBalancerListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <>
        <RowTitle name={name} href={hrefOf(id)} />
        <RowLabels projectId={projectId} type={serviceType.loadBalancer} id={id} />
      </>
    ),
  },
  {
    id: 'address',
    label: text.address,
    size: '9.5rem',
    searched: ({ ipAddress, vpcHostIp, vmNetwork }) => [ipAddress, vpcHostIp, vmNetwork].filter(Boolean).join(' '),
    // The one that people outside know is the one to copy; the other is in the detail.
    cell: ({ ipAddress, vpcHostIp, vmNetwork }) => {
      const address = vpcHostIp ?? ipAddress
      return (
        <span className={styles.place}>
          {address && <Copy value={address} />}
          {vmNetwork && (
            <small>
              <Ltr>{vmNetwork}</Ltr>
            </small>
          )}
        </span>
      )
    },
    yieldsToProgress: true,
  },
  ...(hasCloud ? [cloudColumn(projectId)] : []),
  {
    id: 'algorithm',
    label: text.algorithm,
    size: '7.5rem',
    place: 'wide-only',
    value: ({ vmLbAlgorithm }) => vmLbAlgorithm,
    yieldsToProgress: true,
  },
  {
    id: 'listeners',
    label: text.listeners,
    size: '5.5rem',
    value: ({ listenerCount }) => listenerCount,
    cell: ({ listenerCount }) => formatNumber(listenerCount),
    yieldsToProgress: true,
  },
  {
    id: 'members',
    label: text.members,
    size: '8rem',
    value: ({ downCount }) => downCount,
    cell: ({ memberCount = 0, downCount = 0, outCount = 0 }) =>
      downCount > 0 ? (
        <>
          <StatusChip
            status={{ label: balancersText.down(formatNumber(downCount), formatNumber(memberCount)), tone: 'error' }}
          />
          {outCount > 0 && <span className={styles.quiet}> {balancersText.out(formatNumber(outCount))}</span>}
        </>
      ) : (
        formatNumber(memberCount)
      ),
    yieldsToProgress: true,
  },
  {
    ...statusColumn,
    size: '7rem',
    cell: ({ statusId, downCount = 0, memberCount = 0 }) => (
      <ServiceStatusChip
        statusId={statusId}
        problems={downCount > 0 ? [balancersText.down(formatNumber(downCount), formatNumber(memberCount))] : []}
      />
    ),
  },
  { ...createdColumn, size: '6.5rem', place: 'wide-only' },
]
