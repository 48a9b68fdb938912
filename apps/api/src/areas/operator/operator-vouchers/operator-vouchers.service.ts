import type { CallInput } from '@sarv/contract/call'
import type { operatorVoucherCalls } from '@sarv/contract/operator/operator-vouchers/operator-vouchers.calls'
import type {
  OperatorOffer,
  OperatorVoucherModel,
  OperatorVoucherPage,
  OperatorVouchersMade,
  OperatorVoucherUsePage,
} from '@sarv/contract/operator/operator-vouchers/operator-vouchers.schemas'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Operator } from '../../../http/operators.ts'
import { listOffersOfCatalogue, offerStateOf } from '../../financial/offers/offers.service.ts'
import { planVouchers } from '../../financial/vouchers/plan.service.ts'
import { addVouchers, endVoucher, findUses, findVouchers } from '../../financial/vouchers/vouchers.service.ts'
import { isCustomer } from '../operator-adjustments/operator-adjustments.store.ts'
import { moveMoney, type MoneyDependencies } from '../operator-adjustments/operator-adjustments.service.ts'
import { giftOf } from './operator-vouchers.fa.ts'

type Note = (note: AuditNote) => void
type ListQuery = CallInput<typeof operatorVoucherCalls.operatorVoucherList>['query']
type UseQuery = CallInput<typeof operatorVoucherCalls.operatorVoucherUseList>['query']

const cutOf = ({ PageNumber, PageSize }: UseQuery) => ({ limit: PageSize, offset: (PageNumber - 1) * PageSize })

const pageOf = <Row>({ PageNumber, PageSize }: UseQuery, totalRecords: number, data: Row[]) => ({
  pageNumber: PageNumber,
  pageSize: PageSize,
  totalRecords,
  totalPages: Math.ceil(totalRecords / PageSize),
  data,
})

export const listVouchers = async (db: Db, query: ListQuery): Promise<OperatorVoucherPage> => {
  const { total, vouchers } = await findVouchers(db, { search: query.Search, stateId: query.StateId }, cutOf(query))
  return pageOf(
    query,
    total,
    vouchers.map((voucher) => ({
      id: voucher.id,
      code: voucher.code,
      stateId: voucher.stateId,
      giftRials: voucher.giftRials,
      maxUses: voucher.maxUses,
      maxUsesPerCustomer: voucher.maxUsesPerCustomer,
      useCount: voucher.useCount,
      isForNewcomers: voucher.isForNewcomers,
      customerId: voucher.customerId,
      customer: voucher.customer,
      expireDate: voucher.expiresAt && toWire(voucher.expiresAt),
      createDate: toWire(voucher.createdAt),
      batchCount: voucher.batchCount,
    })),
  )
}

export const listUses = async (db: Db, id: number, query: UseQuery): Promise<OperatorVoucherUsePage> => {
  const { total, uses } = await findUses(db, id, cutOf(query))
  return pageOf(
    query,
    total,
    uses.map(({ customerId, useNo, customer, user, usedAt }) => ({
      id: `${customerId}:${useNo}`,
      customerId,
      customer,
      user,
      useDate: toWire(usedAt),
    })),
  )
}

/** Gift codes are money that is promised: they go by the same door as adjustments of wallets. */
export const makeVouchers = async (
  trx: Db,
  deps: MoneyDependencies,
  operator: Operator,
  { reason, expireDate, customerId: only, code, ...wanted }: OperatorVoucherModel,
  note: Note,
): Promise<OperatorVouchersMade> => {
  const customerId = only ?? null
  if (customerId !== null && !(await isCustomer(trx, customerId))) throw new AppError('voucher_customer_unknown')
  const expiresAt = expireDate === undefined ? null : fromWire(expireDate)
  const { vouchers, uses, rials } = planVouchers({ ...wanted, code, customerId, expiresAt }, new Date())

  const text = giftOf({ ...wanted, uses })
  const request = { kind: 'voucher', customerId, rials, text, reason } as const
  const act = await moveMoney(trx, deps, operator, request, async (moneyRequestId) => {
    await addVouchers(trx, vouchers, { moneyRequestId })
  })
  // The log holds no code: whoever reads it could use them.
  note({ target: `moneyRequest:${act.id}`, ...(customerId !== null && { customerId }) })
  return { ...act, codes: vouchers.map((voucher) => voucher.code) }
}

export const disableVoucher = async (
  trx: Db,
  { id, isWholeBatch }: { id: number; isWholeBatch: boolean },
  note: Note,
): Promise<void> => {
  const { customerId } = await endVoucher(trx, { id }, { isWholeBatch })
  if (customerId !== null) note({ customerId })
}

/** They stand in the catalogue, which alone changes them. */
export const listOffers = async (db: Db): Promise<OperatorOffer[]> => {
  const now = new Date()
  return (await listOffersOfCatalogue(db)).map((offer) => ({
    id: offer.id,
    name: offer.name,
    stateId: offerStateOf(offer, now),
    payRials: offer.payRials,
    giftRials: offer.giftRials,
    fromDate: toWire(offer.from),
    expireDate: toWire(offer.until),
    boughtCount: offer.bought,
  }))
}
