import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { formatPercent } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { paths } from '../vm.paths.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { iconXs } from '../../../ui/icons.ts'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { Sparkline } from '../../../ui/Sparkline.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { vmText } from './hosts.fa.ts'
import { addressesOf } from './vm-list.rules.ts'
import styles from './vm-columns.module.css'
import { VmAddresses } from './VmAddresses.tsx'
import { vmMarks, type VmMark } from './vm-marks.ts'
import { RowLabels } from '../../../services/labels/use-label-filter.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'

const text = vmText.list.columns

/** The system as its owner knows it: with its version where the image says it. */
export const systemOf = ({ vmImage, operatingSystem }: Pick<VmHostListItem, 'vmImage' | 'operatingSystem'>): string =>
  vmImage ?? operatingSystem ?? ''

const machineOf = ({ cpu, memory, disk }: VmHostListItem): string | undefined =>
  cpu && memory && disk ? formatMachine({ cpu, memoryGb: memory, diskGb: disk }) : undefined

/** What the processor did lately, by server: 24 averages of ten minutes. */
export type CpuUsages = ReadonlyMap<number, readonly (number | null)[]>

/** `search`: what the way to a server keeps in its address. */
export const vmColumns = (projectId: number, usages: CpuUsages, search = ''): Column<VmHostListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: (host) => [host.name ?? '', systemOf(host)],
    value: ({ name }) => name,
    cell: (host) => (
      <>
        <span className={styles.name}>
          <RowTitle name={host.name ?? vmText.unnamed} href={paths.vm.specification(projectId, host.id) + search}>
            <Ltr>{systemOf(host)}</Ltr>
          </RowTitle>
          {vmMarks.map((mark) => host[mark.field] && <Mark key={mark.field} mark={mark} />)}
        </span>
        <RowLabels projectId={projectId} type={serviceType.vm} id={host.id} />
      </>
    ),
  },
  {
    id: 'status',
    label: text.status,
    place: 'status',
    size: '7rem',
    value: ({ statusId }) => serviceStatus.label(statusId),
    cell: ({ statusId, problems }) => <ServiceStatusChip statusId={statusId} problems={problems} />,
  },
  {
    id: 'addresses',
    label: text.addresses,
    size: '9rem',
    yieldsToProgress: true,
    searched: addressesOf,
    cell: (host) => <VmAddresses host={host} />,
  },
  {
    id: 'size',
    label: text.resources,
    size: '10rem',
    place: 'roomy-or-card',
    isQuiet: true,
    yieldsToProgress: true,
    cell: (host) => <Ltr>{machineOf(host)}</Ltr>,
  },
  {
    id: 'cost',
    label: text.cost,
    size: '9.5rem',
    value: ({ priceNow }) => priceNow,
    cell: (host) => <Cost host={host} />,
  },
  {
    id: 'usage',
    label: text.usage,
    size: '6rem',
    place: 'wide-only',
    cell: ({ id }) => <CpuSpark percents={usages.get(id)} />,
  },
  {
    id: 'created',
    label: text.created,
    size: '6.5rem',
    place: 'wide-only',
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
]

/** What it costs, and below that, of a server that is off, what it costs while it runs; of the others this month's cost. */
function Cost({ host: { priceNow, monthlyPrice = 0, monthCost } }: { host: VmHostListItem }) {
  const running = formatRials(monthlyPrice)
  return (
    <span className={styles.cost}>
      <Money rials={priceNow} />
      {priceNow !== undefined && priceNow < monthlyPrice ? (
        <small title={vmText.list.whileRunningWhole(formatRials(priceNow), running)}>
          {vmText.list.whileRunning(running)}
        </small>
      ) : (
        monthCost !== undefined && <small>{vmText.list.soFar(formatRials(monthCost))}</small>
      )}
    </span>
  )
}

/** The last four hours at a glance; the server's page has the chart. */
function CpuSpark({ percents }: { percents: readonly (number | null)[] | undefined }) {
  const known = percents?.filter((percent) => percent !== null) ?? []
  const now = known.at(-1)
  if (!percents || now === undefined) return uiText.table.none
  const label = vmText.list.usage(formatPercent(now), formatPercent(Math.max(...known)))
  return <Sparkline values={percents} max={100} label={label} />
}

/** What people have set on the server. */
function Mark({ mark: { field, icon: Icon } }: { mark: VmMark }) {
  const { inRow } = vmText.marks[field]
  return (
    <Tooltip text={inRow}>
      <span className={styles.mark}>
        <Icon {...iconXs} />
        <span className="sr-only">{inRow}</span>
      </span>
    </Tooltip>
  )
}
