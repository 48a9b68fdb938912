import type { VmHostDetail } from '@sarv/client/vm.generated'
import type { EnumTable } from '@sarv/contract/define-enum'
import { powerStatus, vmNetworkStatus } from '@sarv/contract/enums'
import { DateText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { systemOf } from '../hosts/vm-columns.tsx'
import { VmStatusChip } from '../hosts/VmStatusChip.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { ConnectCard } from './ConnectCard.tsx'
import { detailText as text } from './detail.fa.ts'
import { LockCard } from './LockCard.tsx'
import styles from './SpecificationTab.module.css'
import type { VmTabProps } from './vm-tab.ts'
import { VmOperationsCard } from './VmOperationsCard.tsx'

/** What the server is, how to reach it, what it costs, and what is going on with it. */
export function SpecificationTab({ projectId, id, host, query }: VmTabProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.cards}>
          <OverviewCard title={text.general} rows={generalRows(host)} isLoading={!host} query={query} />
          <OverviewCard title={text.hardware} rows={hardwareRows(host)} isLoading={!host} />
        </div>
        {host && <ConnectCard host={host} />}
        <div className={styles.cards}>
          <OverviewCard title={text.costs} rows={costRows(host)} isLoading={!host} />
          {host && <LockCard projectId={projectId} host={host} />}
        </div>
      </div>
      <VmOperationsCard projectId={projectId} id={id} />
      <div className={styles.activity}>
        <ActivityCard projectId={projectId} id={id} />
      </div>
    </div>
  )
}

/** A text value of the wire as its chip; nothing while the engine has not said it yet. */
const chipOf = (table: EnumTable, value: string | null | undefined) =>
  value ? <StatusChip status={{ label: table.label(value), tone: table.tone(value) }} /> : undefined

const generalRows = (host: VmHostDetail | undefined): OverviewRow[] => [
  { label: text.rows.status, shown: host && <VmStatusChip statusId={host.statusId} /> },
  { label: text.rows.name, copied: host?.name },
  { label: text.rows.system, latin: host && systemOf(host) },
  { label: text.rows.power, shown: chipOf(powerStatus, host?.powerStatus) },
  { label: text.rows.network, shown: chipOf(vmNetworkStatus, host?.networkStatus) },
  { label: text.rows.created, shown: host && <DateText wire={host.createDate} as="time" /> },
  { label: text.rows.modified, shown: host && <DateText wire={host.modifyDate} as="time" /> },
]

const hardwareRows = (host: VmHostDetail | undefined): OverviewRow[] => [
  { label: text.rows.cpu, latin: host && `${host.cpu} vCPU` },
  { label: text.rows.memory, latin: host && `${host.memory} GB` },
  { label: text.rows.disk, latin: host && `${host.disk} GB` },
  ...(host?.dataDisk ? [{ label: text.rows.dataDisk, latin: `${host.dataDisk} GB` }] : []),
  { label: text.rows.ipv4, copied: host?.ipv4Address },
  { label: text.rows.ipv6, copied: host?.ipv6Address },
  { label: text.rows.datacenter, shown: host?.datacenter },
]

const costRows = (host: VmHostDetail | undefined): OverviewRow[] => [
  { label: text.rows.plan, ...planOf(host) },
  { label: text.rows.priceNow, shown: host && <Money rials={host.priceNow} /> },
  ...otherPrice(host),
  { label: text.rows.monthCost, shown: host && <Money rials={host.monthCost} /> },
]

/** What it costs when its power is switched: there is none where that changes nothing. */
const otherPrice = (host: VmHostDetail | undefined): OverviewRow[] => {
  if (!host || host.monthlyPrice === host.priceWhileOff) return []
  return host.priceNow === host.monthlyPrice
    ? [{ label: text.rows.priceWhileOff, shown: <Money rials={host.priceWhileOff} /> }]
    : [{ label: text.rows.priceWhileOn, shown: <Money rials={host.monthlyPrice} /> }]
}

const planOf = (host: VmHostDetail | undefined): Pick<OverviewRow, 'latin' | 'shown'> =>
  host?.productBundle ? { latin: host.productBundle } : { shown: host && text.customPlan }
