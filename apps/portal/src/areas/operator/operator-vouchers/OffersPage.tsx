import { useOperatorOfferListQuery, type OperatorOffer } from '@sarv/client/operator.generated'
import { offerState } from '@sarv/contract/enums'
import { formatCount } from '../../../format/number.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { GiftTabs } from './GiftTabs.tsx'
import { vouchersText } from './operator-vouchers.fa.ts'

const text = vouchersText.offers

const columns: readonly Column<OperatorOffer>[] = [
  { id: 'name', label: text.columns.name, place: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'pay', label: text.columns.pay, cell: ({ payRials }) => <Money rials={payRials} /> },
  { id: 'gift', label: text.columns.gift, cell: ({ giftRials }) => <Money rials={giftRials} /> },
  {
    id: 'from',
    label: text.columns.from,
    isQuiet: true,
    cell: ({ fromDate }) => <DateText wire={fromDate} as="date" />,
  },
  { id: 'until', label: text.columns.until, cell: ({ expireDate }) => <DateText wire={expireDate} as="date" /> },
  { id: 'bought', label: text.columns.bought, cell: ({ boughtCount }) => formatCount(boughtCount) },
  {
    id: 'state',
    label: text.columns.state,
    place: 'status',
    cell: ({ stateId }) => <EnumChip table={offerState} id={stateId} />,
  },
]

/** `/operator/vouchers/offers`: what the catalogue offers. It is read here, and changed only there. */
export function OffersPage() {
  const query = useOperatorOfferListQuery(undefined, useClockPolling())
  return (
    <>
      <PageHead title={vouchersText.title} />
      <GiftTabs current="offers" />
      <Note>{text.note}</Note>
      <ListTable
        label={text.list}
        unit={text.unit}
        query={query}
        columns={columns}
        nameOf={({ name }) => name}
        empty={text.empty}
      />
    </>
  )
}
