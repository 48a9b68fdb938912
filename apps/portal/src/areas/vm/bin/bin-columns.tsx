import type { VmHostBinItem } from '@sarv/client/vm.generated'
import { wireToUtc } from '../../../format/dates.ts'
import { formatDuration, secondsBetween } from '../../../format/duration.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { binText } from './bin.fa.ts'
import styles from './bin-columns.module.css'

const text = binText.columns

export const binColumns: readonly Column<VmHostBinItem>[] = [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ name, operatingSystem }) => (
      <RowTitle name={name ?? binText.unnamed}>
        <Ltr>{operatingSystem}</Ltr>
      </RowTitle>
    ),
  },
  {
    id: 'left',
    label: text.left,
    value: ({ deleteDate }) => deleteDate,
    cell: ({ deleteDate }) => <TimeLeft until={deleteDate} />,
  },
  {
    id: 'deleted',
    label: text.deleted,
    yieldsToProgress: true,
    value: ({ binDate }) => binDate,
    cell: ({ binDate, user }) => (
      <span className={styles.two}>
        <DateText wire={binDate} as="relative" />
        <small>{user ? binText.by(user) : binText.byNobody}</small>
      </span>
    ),
  },
  {
    id: 'address',
    label: text.address,
    yieldsToProgress: true,
    searched: ({ ipv4 }) => ipv4 ?? '',
    cell: ({ ipv4 }) => ipv4 && <Copy value={ipv4} />,
  },
  {
    id: 'size',
    label: text.resources,
    place: 'wide-only',
    isQuiet: true,
    cell: ({ cpu, memory, disk }) => <Ltr>{formatMachine({ cpu, memoryGb: memory, diskGb: disk })}</Ltr>,
  },
  {
    id: 'cost',
    label: text.cost,
    value: ({ monthlyPrice }) => monthlyPrice,
    cell: ({ monthlyPrice }) => <Money rials={monthlyPrice} />,
  },
]

/** What is left of the time in which it can be taken back. */
function TimeLeft({ until }: { until: string }) {
  const now = useNow(true)
  const seconds = secondsBetween(wireToUtc(nowOnWire(now)), wireToUtc(until))
  return <time dateTime={until}>{seconds === 0 ? binText.soon : binText.inTime(formatDuration(seconds))}</time>
}
