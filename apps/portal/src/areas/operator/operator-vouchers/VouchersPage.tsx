import {
  useOperatorVoucherListQuery,
  type OperatorVoucher,
  type OperatorVouchersMade,
} from '@sarv/client/operator.generated'
import { voucherState } from '@sarv/contract/enums'
import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Money } from '../../../ui/Money.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useClockPolling } from '../frame/operator-live.ts'
import { GiftTabs } from './GiftTabs.tsx'
import { vouchersText as text } from './operator-vouchers.fa.ts'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import type { VoucherAct } from './VoucherDialogs.tsx'

const VoucherDialogs = lazyDialog(async () => (await import('./VoucherDialogs.tsx')).VoucherDialogs)
const MadeCodes = lazyDialog(async () => (await import('./MadeCodes.tsx')).MadeCodes)

const pageSize = 20

const columns: readonly Column<OperatorVoucher>[] = [
  { id: 'code', label: text.columns.code, place: 'title', cell: ({ code }) => <Copy value={code} /> },
  { id: 'gift', label: text.columns.gift, cell: ({ giftRials }) => <Money rials={giftRials} /> },
  { id: 'uses', label: text.columns.uses, cell: ({ useCount, maxUses }) => text.uses(useCount, maxUses) },
  { id: 'for', label: text.columns.for, cell: (voucher) => <Whose voucher={voucher} /> },
  {
    id: 'expire',
    label: text.columns.expire,
    cell: ({ expireDate }) => (expireDate === null ? text.forever : <DateText wire={expireDate} as="time" />),
  },
  {
    id: 'create',
    label: text.columns.create,
    isQuiet: true,
    cell: ({ createDate }) => <DateText wire={createDate} as="date" />,
  },
  {
    id: 'state',
    label: text.columns.state,
    place: 'status',
    cell: ({ stateId }) => <EnumChip table={voucherState} id={stateId} />,
  },
]

function Whose({ voucher: { customerId, customer, isForNewcomers } }: { voucher: OperatorVoucher }) {
  if (customerId === null) return isForNewcomers ? text.newcomers : text.everyone
  return <CustomerLink id={customerId} name={customer} />
}

/** The server looks for them. */
const segments = voucherState.values.map(({ id, label }) => ({ id: String(id), label, matches: () => true }))

/** `/operator/vouchers`: gift codes, who used them, and new ones. */
export function VouchersPage() {
  const state = useListState()
  const { PageNumber, PageSize, Search } = state.toQuery(pageSize)
  const StateId = voucherState.ids.find((id) => String(id) === state.filter)
  const query = useOperatorVoucherListQuery({ PageNumber, PageSize, Search, StateId }, useClockPolling())
  const [act, setAct] = useState<VoucherAct>()
  const [made, setMade] = useState<OperatorVouchersMade>()
  const actions: RowAction<OperatorVoucher>[] = [
    { label: text.showUses, run: (voucher) => setAct({ kind: 'uses', voucher }), opens: VoucherDialogs },
    {
      label: text.disable,
      run: (voucher) => setAct({ kind: 'disable', voucher }),
      disabledReason: ({ stateId, batchCount }) =>
        stateId === voucherState.id.disabled && batchCount === 1 ? text.already : undefined,
      isDanger: true,
      opens: VoucherDialogs,
    },
  ]
  const create = (
    <Button kind="primary" icon={Plus} opens={VoucherDialogs} onPress={() => setAct({ kind: 'create' })}>
      {text.create}
    </Button>
  )
  const { data: page, currentData } = query
  return (
    <ListPage title={text.title} query={query} note={text.note} actions={create}>
      <GiftTabs current="vouchers" />
      <ListTable
        label={text.list}
        unit={text.unit}
        query={{ ...query, data: page?.data, currentData: currentData?.data }}
        columns={columns}
        rowActions={actions}
        nameOf={({ code }) => code}
        state={state}
        serverTotal={currentData?.totalRecords ?? 0}
        pageSize={pageSize}
        searchFor={text.searchFor}
        segments={segments}
        empty={
          <Empty icon={Gift} title={text.empty.title} actions={create}>
            {text.empty.text}
          </Empty>
        }
      />
      {act && <VoucherDialogs act={act} onMade={setMade} onClose={() => setAct(undefined)} />}
      {made && <MadeCodes made={made} onClose={() => setMade(undefined)} />}
    </ListPage>
  )
}
