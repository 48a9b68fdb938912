import {
  useOperatorVoucherUseListQuery,
  type OperatorVoucher,
  type OperatorVoucherUse,
} from '@sarv/client/operator.generated'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import { vouchersText as text } from './operator-vouchers.fa.ts'

const pageSize = 10

const columns: readonly Column<OperatorVoucherUse>[] = [
  {
    id: 'customer',
    label: text.columnsOfUses.customer,
    place: 'title',
    cell: ({ customerId, customer }) => <CustomerLink id={customerId} name={customer} />,
  },
  { id: 'user', label: text.columnsOfUses.user, cell: ({ user }) => user && <bdi>{user}</bdi> },
  { id: 'at', label: text.columnsOfUses.at, cell: ({ useDate }) => <DateText wire={useDate} as="time" /> },
]

/** Who used a code, and when. */
export function VoucherUses({ voucher: { id, code }, onClose }: { voucher: OperatorVoucher; onClose: () => void }) {
  const state = useListState({ prefix: 'use-' })
  const query = useOperatorVoucherUseListQuery(
    { id, PageNumber: state.page ?? 1, PageSize: pageSize },
    useOperatorPolling(),
  )
  const close = () => {
    state.setPage(1)
    onClose()
  }
  const { data: page, currentData } = query
  return (
    <Dialog isOpen onClose={close} title={text.usesTitle} subtitle={<Ltr>{code}</Ltr>} size="lg">
      <ListTable
        label={text.usesTitle}
        unit={text.unitOfUses}
        query={{ ...query, data: page?.data, currentData: currentData?.data }}
        columns={columns}
        nameOf={({ customer }) => customer}
        state={state}
        serverTotal={currentData?.totalRecords ?? 0}
        pageSize={pageSize}
        empty={text.noUses}
      />
    </Dialog>
  )
}
