import type { FastifyInstance } from 'fastify'
import { billCalls } from '@sarv/contract/financial/bills/bills.calls'
import type {
  BillDetail,
  BillListItem,
  BillOrder,
  BillPart,
  BillReading,
} from '@sarv/contract/financial/bills/bills.schemas'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { jalaliMoment } from '../../../http/downloads/moments.ts'
import { sendTable, type Column } from '../../../http/downloads/table.ts'
import { implement } from '../../../http/implement.ts'
import { jalaliMonthLabel } from '../usage/jalali-month.rules.ts'
import { productName as knownName } from '../usage/product-names.rules.ts'
import { billText as text } from './bills.fa.ts'
import { readBillPart, type ShownBill } from './bills.service.ts'
import {
  findCustomerName,
  listBills,
  listReadings,
  listUsageLines,
  type BillRow,
  type Reading,
  type UsageLine,
} from './bills.store.ts'

const productName = (type: string): string => knownName(type) ?? text.service

const secondsPerHour = 3600
const shortListLength = 5

const spanOf = ({ from, to }: { from: Date; to: Date }) => ({ fromDate: toWire(from), toDate: toWire(to) })

const sumsOf = ({ netRials, vatRials }: { netRials: number; vatRials: number }) => ({
  netPrice: netRials,
  vat: vatRials,
  totalPrice: netRials + vatRials,
})

const toListItem = (row: BillRow): BillListItem => ({
  id: row.id,
  calculateMonthId: row.month,
  calculateMonth: jalaliMonthLabel(row),
  ...spanOf(row),
  billDate: toWire(row.issuedAt),
  ...sumsOf(row),
})

const sum = (lines: readonly UsageLine[], of: (line: UsageLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

const timeOf = (lines: readonly UsageLine[]) => ({
  from: new Date(Math.min(...lines.map(({ from }) => from.getTime()))),
  to: new Date(Math.max(...lines.map(({ to }) => to.getTime()))),
})

const toOrder = (lines: readonly UsageLine[]): BillOrder => {
  const { serviceType, serviceId, service, projectId, project } = lines[0]!
  return {
    product: productName(serviceType),
    order: service ?? text.unnamed,
    orderId: serviceId,
    orderPrice: sum(lines, ({ netRials }) => netRials),
    ...spanOf(timeOf(lines)),
    serviceType,
    projectId,
    project,
    vat: sum(lines, ({ vatRials }) => vatRials),
    orderItems: lines.map((line) => ({
      orderItem: line.name ?? text.whole,
      quantity: line.quantity,
      duration: Math.round((line.seconds / secondsPerHour) * 100) / 100,
      price: line.netRials,
      ...spanOf(line),
      item: line.item,
      unitPrice: line.unitPrice,
      vat: line.vatRials,
    })),
  }
}

const toDetail = (bill: ShownBill, lines: readonly UsageLine[], customer: string): BillDetail => {
  const orders = Map.groupBy(lines, ({ serviceType, serviceId }) => `${serviceType} ${serviceId}`)
  return {
    id: bill.id,
    name: customer,
    title: bill.name,
    billDate: toWire(bill.date),
    ...spanOf(bill.span),
    ...sumsOf(bill),
    vatRounding: bill.roundingRials,
    billOrders: [...orders.values()].map(toOrder),
  }
}

const toReading = (reading: Reading): BillReading => {
  const { quantity, unitPrice, monthlyRials: monthly, seconds, netBefore: before, netAfter, netRials: price } = reading
  const formula =
    before === 0
      ? text.formula({ quantity, unitPrice, monthly, seconds, price })
      : text.difference({ until: netAfter, before, price })
  return {
    ...spanOf(reading),
    seconds,
    quantity,
    unitPrice,
    monthlyPrice: monthly,
    vatPercent: reading.vatPercent,
    price,
    vat: reading.vatRials,
    formula,
  }
}

const columns: Column<UsageLine>[] = [
  { title: text.columns.product, kind: 'text', value: ({ serviceType }) => productName(serviceType) },
  { title: text.columns.service, kind: 'text', value: ({ service }) => service ?? text.unnamed },
  { title: text.columns.project, kind: 'text', value: ({ project }) => project },
  { title: text.columns.item, kind: 'text', value: ({ name }) => name ?? text.whole },
  { title: text.columns.quantity, kind: 'number', value: ({ quantity }) => quantity },
  { title: text.columns.unitPrice, kind: 'rials', value: ({ unitPrice }) => unitPrice },
  {
    title: text.columns.hours,
    kind: 'number',
    value: ({ seconds }) => Math.round((seconds / secondsPerHour) * 100) / 100,
  },
  { title: text.columns.price, kind: 'rials', value: ({ netRials }) => netRials },
  { title: text.columns.vat, kind: 'rials', value: ({ vatRials }) => vatRials },
  { title: text.columns.from, kind: 'text', value: ({ from }) => jalaliMoment(from) },
  { title: text.columns.to, kind: 'text', value: ({ to }) => jalaliMoment(to) },
]

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}

const partOf = ({ fromDate, toDate }: BillPart) => ({
  ...(fromDate !== undefined && { from: fromWire(fromDate) }),
  ...(toDate !== undefined && { to: fromWire(toDate) }),
})

export const billRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, billCalls.calculateMonthList, async ({ actor }) => {
    const { rows } = await listBills(db, actor.customerId, {})
    return rows.map((row) => ({ id: row.month, name: jalaliMonthLabel(row) }))
  })

  implement(app, billCalls.billList, async ({ actor, query, reply }) => {
    const { rows, total } = await listBills(db, actor.customerId, query)
    reply.header('x-total-count', total)
    return rows.map(toListItem)
  })

  implement(app, billCalls.billShortList, async ({ actor }) => {
    const { rows } = await listBills(db, actor.customerId, { PageSize: shortListLength })
    return rows.map((row) => ({
      id: row.id,
      billDate: toWire(row.issuedAt),
      totalPrice: row.netRials + row.vatRials,
    }))
  })

  implement(app, billCalls.billGet, async ({ actor, params, query }) => {
    const bill = await readBillPart(db, actor.customerId, params.id, partOf(query))
    const name = await findCustomerName(db, actor.customerId)
    return toDetail(bill, await listUsageLines(db, actor.customerId, bill.span), name)
  })

  implement(app, billCalls.billExplain, async ({ actor, params, query }) => {
    const { span } = await readBillPart(db, actor.customerId, params.id, partOf(query))
    const { serviceType, serviceId, item } = query
    const readings = await listReadings(db, actor.customerId, span, { serviceType, serviceId, item })
    return readings.map(toReading)
  })

  implement(app, billCalls.billListDownload, async ({ actor, params, query, reply }) => {
    const bill = await readBillPart(db, actor.customerId, params.id, partOf(query))
    const lines = await listUsageLines(db, actor.customerId, bill.span)
    sendTable(reply, {
      fileName: `sarv-bill-${bill.id}`,
      format: query.format ?? 'xlsx',
      title: bill.name,
      columns,
      rows: each(lines),
    })
  })
}
