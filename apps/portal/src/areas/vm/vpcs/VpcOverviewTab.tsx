import type { VpcDetail } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { formatNumber } from '../../../format/number.ts'
import { OperationsCard } from '../../../services/OperationsCard.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { ReceiptButton } from '../receipts/ReceiptButton.tsx'
import { paths } from '../vm.paths.ts'
import type { VpcTabProps } from './vpc-tab.ts'
import styles from './Vpc.module.css'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.overview

/** What the cloud is, what it allows and costs, and what was done to it. */
export function VpcOverviewTab({ projectId, id, vpc, query }: VpcTabProps) {
  return (
    <div className={styles.columns}>
      <OverviewCard
        title={text.title}
        rows={factsOf(projectId, id, vpc)}
        isLoading={!vpc}
        query={query}
        headEnd={vpc && <ReceiptButton of="vpc" projectId={projectId} id={id} name={vpc.name ?? ''} />}
      />
      <OperationsCard projectId={projectId} type={serviceType.vpc} id={id} />
    </div>
  )
}

const factsOf = (projectId: number, id: number, vpc: VpcDetail | undefined): OverviewRow[] => [
  { label: text.status, shown: vpc && <ServiceStatusChip statusId={vpc.statusId} /> },
  { label: text.name, shown: vpc && <bdi>{vpc.name}</bdi> },
  { label: text.datacenter, shown: vpc?.datacenter },
  { label: text.address, copied: vpc?.ipAddress ?? null },
  {
    label: text.snat,
    shown: vpc && (
      <StatusChip
        status={vpc.snatEnabled ? { label: text.snatOn, tone: 'success' } : { label: text.snatOff, tone: 'neutral' }}
      />
    ),
  },
  {
    label: text.networks,
    shown: vpc && (
      <Link href={paths.vpc.tab(projectId, id, 'network')}>{text.networkCount(vpc.networkCount ?? 0)}</Link>
    ),
  },
  {
    label: text.plan,
    shown: vpc && (
      <Link href={paths.vpc.tab(projectId, id, 'plan')}>
        <bdi>{vpc.productBundle ?? text.noPlan}</bdi>
      </Link>
    ),
  },
  { label: text.ipv4, shown: vpc?.ipv4 !== undefined && formatNumber(vpc.ipv4) },
  { label: text.rules, shown: vpc?.rules10 !== undefined && formatNumber(vpc.rules10 * 10) },
  { label: text.price, shown: vpc && <Money rials={vpc.monthlyPrice} /> },
  { label: text.monthCost, shown: vpc && <Money rials={vpc.monthCost} /> },
  { label: text.created, shown: vpc && <DateText wire={vpc.createDate} as="time" /> },
  { label: text.modified, shown: vpc && <DateText wire={vpc.modifyDate} as="time" /> },
]
