import type { VmHostDetail } from '@sarv/client/vm.generated'
import type { EnumTable } from '@sarv/contract/define-enum'
import { vmNetworkStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { hasNoPublicAddress } from '@sarv/contract/vm/hosts/way-out.rules'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { paths } from '../vm.paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useReceiptInAddress } from '../../../services/receipts/use-receipt-in-address.ts'
import { receiptsText } from '../../../services/receipts/receipts.fa.ts'
import { ActivityCard } from '../host-activity/ActivityCard.tsx'
import { ConnectCard } from './ConnectCard.tsx'
import { detailText as text } from './detail.fa.ts'
import { LastSnapshotCard } from './LastSnapshotCard.tsx'
import { LockCard } from './LockCard.tsx'
import styles from './SpecificationTab.module.css'
import type { VmTabProps } from './vm-tab.ts'
import { UsageNowCard } from './UsageNowCard.tsx'
import { OperationsCard } from '../../../services/OperationsCard.tsx'
import { MissingPart } from '../../../ui/MissingPart.tsx'

// Nobody needs it before they ask.
const VmReceiptDialog = lazyDialog(async () => (await import('../receipts/ReceiptDialog.tsx')).VmReceiptDialog)

/** What the server is, how to reach it, what it costs, and what is going on with it. */
export function SpecificationTab({ projectId, id, host, query }: VmTabProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.cards}>
          {host ? <UsageNowCard projectId={projectId} host={host} /> : <Coming title={text.usage.title} />}
          <CostCard projectId={projectId} id={id} host={host} />
        </div>
        {host ? <ConnectCard projectId={projectId} host={host} /> : <Coming title={text.connect.title} />}
        <div className={styles.cards}>
          <OpenPortsCard projectId={projectId} id={id} isInside={!!host && hasNoPublicAddress(host)} />
          <LastSnapshotCard projectId={projectId} id={id} />
        </div>
      </div>
      <div className={styles.rail}>
        <OperationsCard
          type={serviceType.vm}
          projectId={projectId}
          id={id}
          order={{ kind: 'vmHostCreate', receipt: paths.vm.receipt(projectId, id) }}
        />
        <div className={styles.cards}>
          <OverviewCard title={text.general} rows={generalRows(host)} isLoading={!host} query={query} />
          {host && <LockCard projectId={projectId} host={host} />}
        </div>
      </div>
      <div className={styles.activity}>
        <ActivityCard projectId={projectId} id={id} />
      </div>
    </div>
  )
}

/** What it costs now, and what it was ordered for. */
function CostCard({ projectId, id, host }: Pick<VmTabProps, 'projectId' | 'id' | 'host'>) {
  const receipt = useReceiptInAddress(paths.vm.specification(projectId, id))
  return (
    <>
      <OverviewCard
        title={text.costs}
        rows={costRows(host)}
        isLoading={!host}
        headEnd={<Link href={paths.vm.receipt(projectId, id)}>{receiptsText.show}</Link>}
      />
      {host && receipt.isAsked && (
        <VmReceiptDialog projectId={projectId} id={id} name={host.name ?? ''} onClose={receipt.close} />
      )}
    </>
  )
}

/** The place of a card that is read: what stands below it waits. */
function Coming({ title }: { title: string }) {
  return (
    <Card title={title}>
      <Loading lines={3} />
    </Card>
  )
}

const PortsComing = () => <Coming title={text.ports.title} />

// Below the fold, and it brings all that reads a firewall.
const OpenPortsCard = lazyPart<(props: { projectId: number; id: number; isInside: boolean }) => React.ReactNode>(
  async () => (await import('./OpenPortsCard.tsx')).OpenPortsCard,
  { standIn: PortsComing, missing: MissingPart },
)

/** A text value of the wire as its chip; nothing while the engine has not said it yet. */
const chipOf = (table: EnumTable, value: string | null | undefined) =>
  value ? <StatusChip status={{ label: table.label(value), tone: table.tone(value) }} /> : undefined

/** What the head of the page does not say. */
const generalRows = (host: VmHostDetail | undefined): OverviewRow[] => [
  { label: text.rows.network, shown: chipOf(vmNetworkStatus, host?.networkStatus) },
  ...(host?.dataDisk ? [{ label: text.rows.dataDisk, latin: `${host.dataDisk} GB` }] : []),
  { label: text.rows.created, shown: host && <DateText wire={host.createDate} as="time" /> },
  { label: text.rows.modified, shown: host && <DateText wire={host.modifyDate} as="time" /> },
]

const costRows = (host: VmHostDetail | undefined): OverviewRow[] => [
  { label: text.rows.plan, ...planOf(host) },
  { label: text.rows.priceNow, shown: host && <Money rials={host.priceNow} /> },
  ...otherPrice(host),
  { label: text.rows.monthCost, shown: host && <Money rials={host.monthCost} /> },
]

/** What it costs when its power is switched: there is none where that changes nothing. */
const otherPrice = (host: VmHostDetail | undefined): OverviewRow[] => {
  // Most servers run: the place of the row is kept until it is known.
  if (!host) return [{ label: text.rows.priceWhileOff }]
  if (host.monthlyPrice === host.priceWhileOff) return []
  return host.priceNow === host.monthlyPrice
    ? [{ label: text.rows.priceWhileOff, shown: <Money rials={host.priceWhileOff} /> }]
    : [{ label: text.rows.priceWhileOn, shown: <Money rials={host.monthlyPrice} /> }]
}

const planOf = (host: VmHostDetail | undefined): Pick<OverviewRow, 'latin' | 'shown'> =>
  host?.productBundle ? { latin: host.productBundle } : { shown: host && text.customPlan }
