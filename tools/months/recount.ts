import type { Client } from 'pg'
import type { Bank, BankName } from './banks/bank.ts'
import { monthsThatEnd, newVat, type Month } from './calendar.ts'
import { titleOf, type Attempt } from './paying.ts'
import type { World } from './world.ts'

/**
 * Counts every amount anew, in whole numbers, from usage as it is stored, the prices of the catalogue and what our banks hold.
 * Nothing of the product is called or imported here; its database is only read, as text.
 */

/** Rials per 30 days of one unit, typed from the files of the catalogue, by the numbers of the units on the wire. */
const unitPrices: Readonly<Record<number, bigint>> = {
  101: 450_000n,
  102: 450_000n,
  103: 12_000n,
  104: 400_000n,
  105: 0n,
  110: 9_000n,
}
const planPrices: Readonly<Record<string, bigint>> = { S2: 3_600_000n }

const thirtyDays = 30n * 86_400n * 1_000_000n
const hour = 3_600n * 1_000_000n
const micros = (moment: Date): bigint => BigInt(moment.getTime()) * 1000n
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

interface Interval {
  id: bigint
  customerId: bigint
  serviceType: string
  serviceId: bigint
  item: number
  name: string | null
  quantity: number
  unitPrice: bigint
  monthly: bigint
  vatPercent: bigint
  from: bigint
  /** Far away for what goes on. */
  to: bigint
}

interface Sums {
  net: bigint
  vat: bigint
}

const never = 1n << 62n

/** What an interval has cost until a moment: rounded down once, and its tax once more. */
const costUntil = ({ monthly, vatPercent, from, to }: Interval, moment: bigint): Sums => {
  const lasted = most(0n, least(moment, to) - from)
  const net = (monthly * lasted) / thirtyDays
  return { net, vat: (net * vatPercent) / 100n }
}

const costIn = (interval: Interval, from: bigint, to: bigint): Sums => {
  const [before, after] = [costUntil(interval, from), costUntil(interval, to)]
  return { net: after.net - before.net, vat: after.vat - before.vat }
}

const add = (one: Sums, other: Sums): Sums => ({ net: one.net + other.net, vat: one.vat + other.vat })
const nothing: Sums = { net: 0n, vat: 0n }

/** Two amounts that must be one, counted. */
export class Comparison {
  readonly faults: string[] = []
  readonly counts = new Map<string, number>()

  same(kind: string, what: string, expected: bigint | string | undefined, found: bigint | string | undefined): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    if (expected !== found)
      this.faults.push(`${kind}: ${what}: ${expected ?? 'nothing'} by our count, ${found ?? 'nothing'} in the product`)
  }

  must(kind: string, isSo: boolean, fault: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    if (!isSo) this.faults.push(`${kind}: ${fault}`)
  }
}

const at = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint::text`

/** Rows as text: numbers of the driver would be rounded. */
const read = async (sql: Client, query: string): Promise<Record<string, string | null>[]> => {
  const { rows } = await sql.query<Record<string, string | null>>(query)
  return rows
}

const big = (text: string | null | undefined): bigint => BigInt(text ?? '0')

const readIntervals = async (sql: Client): Promise<Interval[]> => {
  const rows = await read(
    sql,
    `select id::text, customer_id::text, service_type, service_id::text, item::text, name, quantity::text, unit_price_rials::text,
      monthly_price_rials::text, vat_percent::text, ${at('from_at')} as "from", ${at('to_at')} as "to"
    from usage_intervals where to_at is distinct from from_at order by id`,
  )
  return rows.map((row) => ({
    id: big(row['id']),
    customerId: big(row['customer_id']),
    serviceType: row['service_type']!,
    serviceId: big(row['service_id']),
    item: Number(row['item']),
    name: row['name'] ?? null,
    quantity: Number(row['quantity']),
    unitPrice: big(row['unit_price_rials']),
    monthly: big(row['monthly_price_rials']),
    vatPercent: big(row['vat_percent']),
    from: big(row['from']),
    to: row['to'] ? big(row['to']) : never,
  }))
}

const titleOfInterval = ({ id, serviceType, serviceId, item }: Interval): string =>
  `interval ${id} of ${serviceType} ${serviceId}, unit ${item}`

/** Each stored price is the catalogue's, and the rate of the tax that of its days. */
const checkPrices = (intervals: readonly Interval[], check: Comparison): void => {
  const turn = micros(newVat.from)
  for (const interval of intervals) {
    const { item, name, quantity, unitPrice, monthly, vatPercent, from, to } = interval
    const price = item === 0 ? planPrices[/\b[A-Z]\d+\b/.exec(name ?? '')?.[0] ?? ''] : unitPrices[item]
    check.same('prices of units', titleOfInterval(interval), price, unitPrice)
    check.must(
      'prices of units',
      Number.isSafeInteger(quantity),
      `${titleOfInterval(interval)}: a quantity of ${quantity}`,
    )
    check.same('prices of lines', titleOfInterval(interval), unitPrice * BigInt(quantity), monthly)
    const isOfNewRate = from >= turn
    check.same('rates of VAT', titleOfInterval(interval), isOfNewRate ? BigInt(newVat.percent) : 10n, vatPercent)
    check.must(
      'rates of VAT',
      isOfNewRate || to <= turn,
      `${titleOfInterval(interval)} goes on over the day on which the rate changes`,
    )
  }
}

/** What each service cost at each moment is what its owner had ordered by then. */
const checkOrders = ({ expectations }: World, intervals: readonly Interval[], now: bigint, check: Comparison): void => {
  const keyOf = ({ serviceType, serviceId }: { serviceType: string; serviceId: number | bigint }) =>
    `${serviceType} ${serviceId}`
  const services = Map.groupBy(expectations, keyOf)
  const used = Map.groupBy(intervals, keyOf)
  for (const [key, acts] of services) {
    for (const [index, act] of acts.entries()) {
      if (act.monthlyRials === undefined) continue
      const from = micros(act.until)
      const to = acts[index + 1] ? micros(acts[index + 1]!.from) : now
      const parts = used.get(key) ?? []
      // At each moment at which anything of it changes in between.
      const moments = [from, ...parts.flatMap((part) => [part.from, part.to])].filter(
        (moment) => moment >= from && moment < to,
      )
      for (const moment of new Set(moments)) {
        const monthly = sum(parts.filter((part) => part.from <= moment && moment < part.to).map((part) => part.monthly))
        check.same(
          'orders',
          `${key} costs per 30 days at ${new Date(Number(moment / 1000n)).toISOString()}`,
          BigInt(act.monthlyRials),
          monthly,
        )
      }
    }
  }
  for (const key of used.keys()) check.must('orders', services.has(key), `${key} has usage, and nobody ordered it`)
}

interface Transaction {
  id: string
  kind: string
  cause: string
  customerId: bigint
  from: bigint
  to: bigint
  at: bigint
  billId: string | undefined
  net: bigint
  vat: bigint
}

const readTransactions = async (sql: Client): Promise<Transaction[]> => {
  const rows = await read(
    sql,
    `select t.id::text, t.kind, t.cause, t.customer_id::text, ${at("(t.details->>'fromAt')::timestamptz")} as "from",
      ${at("(t.details->>'toAt')::timestamptz")} as "to", ${at('t.at')} as "at", t.details->>'billId' as "billId",
      coalesce(sum(e.rials) filter (where e.account = 'revenue'), 0)::text as net,
      coalesce(sum(e.rials) filter (where e.account = 'vat'), 0)::text as vat
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id group by t.id order by t.id`,
  )
  return rows.map((row) => ({
    id: row['id']!,
    kind: row['kind']!,
    cause: row['cause']!,
    customerId: big(row['customer_id']),
    from: big(row['from']),
    to: big(row['to']),
    at: big(row['at']),
    billId: row['billId'] ?? undefined,
    net: big(row['net']),
    vat: big(row['vat']),
  }))
}

/** Hours are rated one after the other, each once, and up to now. */
const checkHours = async (sql: Client, now: bigint, check: Comparison): Promise<{ from: bigint; to: bigint }> => {
  const hours = await read(
    sql,
    `select ${at('from_at')} as "from", ${at('to_at')} as "to" from rated_hours where to_at > from_at order by to_at`,
  )
  let last: bigint | undefined
  for (const row of hours) {
    const [from, to] = [big(row['from']), big(row['to'])]
    check.same('rated hours', 'an hour is so long', hour, to - from)
    if (last !== undefined) check.same('rated hours', 'an hour begins where the one before it ended', last, from)
    last = to
  }
  check.must('rated hours', last !== undefined && now - last < hour, 'the last hour that is over is not rated')
  return { from: big(hours[0]?.['from']), to: last ?? 0n }
}

/** Every hour of every customer: what the ledger took is what the intervals cost. */
const checkUsage = (
  intervals: readonly Interval[],
  transactions: readonly Transaction[],
  rated: { from: bigint; to: bigint },
  check: Comparison,
): void => {
  const booked = new Map(
    transactions.filter(({ kind }) => kind === 'usage').map((one) => [`${one.customerId} ${one.from}`, one]),
  )
  for (const [customerId, own] of Map.groupBy(intervals, (interval) => interval.customerId)) {
    let total = nothing
    for (let from = rated.from; from < rated.to; from += hour) {
      const cost = own.reduce((so, interval) => add(so, costIn(interval, from, from + hour)), nothing)
      total = add(total, cost)
      const key = `${customerId} ${from}`
      const found = booked.get(key)
      if (cost.net + cost.vat === 0n && !found) continue
      const what = `customer ${customerId}, hour of ${new Date(Number(from / 1000n)).toISOString()}`
      check.same('usage by the hour', what, cost.net, found?.net)
      check.same('VAT by the hour', what, cost.vat, found?.vat)
      check.same('usage by the hour', `${what}: its end`, from + hour, found?.to)
      booked.delete(key)
    }
    const ledger = transactions.filter((one) => one.kind === 'usage' && one.customerId === customerId)
    check.same('usage of customers', `customer ${customerId}`, total.net, sum(ledger.map(({ net }) => net)))
    check.same('VAT of customers', `customer ${customerId}`, total.vat, sum(ledger.map(({ vat }) => vat)))
    const whole = own.reduce((so, interval) => add(so, costUntil(interval, rated.to)), nothing)
    check.same('usage of customers', `customer ${customerId}, at once`, whole.net, total.net)
  }
  for (const { id, customerId } of booked.values())
    check.must('usage by the hour', false, `transaction ${id} of customer ${customerId} is for an hour without usage`)
}

/** One row for each unit of each product at each price and rate, as the tax office wants them: its tax is that of the row. */
const rowsOf = (intervals: readonly Interval[], { from, to }: Month): { net: bigint; vatPercent: bigint }[] => {
  const keyOf = ({ serviceType, item, name, unitPrice, vatPercent }: Interval) =>
    [serviceType, item, name, unitPrice, vatPercent].join('|')
  return [...Map.groupBy(intervals, keyOf).values()]
    .map((group) => ({
      net: sum(group.map((interval) => costIn(interval, micros(from), micros(to)).net)),
      vatPercent: group[0]!.vatPercent,
    }))
    .filter(({ net }) => net > 0n)
}

interface Bill {
  id: string
  customerId: bigint
  month: number
  net: bigint
  vat: bigint
}

const readBills = async (sql: Client): Promise<Bill[]> => {
  const rows = await read(
    sql,
    'select id::text, customer_id::text, month::text, net_rials::text, vat_rials::text from bills order by id',
  )
  return rows.map((row) => ({
    id: row['id']!,
    customerId: big(row['customer_id']),
    month: Number(row['month']),
    net: big(row['net_rials']),
    vat: big(row['vat_rials']),
  }))
}

const sorted = (amounts: readonly bigint[]): string =>
  amounts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' ')

/** Bills, their legal invoices with every row, and what the ledger took in the month, are one sum. */
const checkBills = async (
  sql: Client,
  intervals: readonly Interval[],
  transactions: readonly Transaction[],
  check: Comparison,
): Promise<void> => {
  const bills = await readBills(sql)
  const months = await read(
    sql,
    `select month::text, ${at('from_at')} as "from", ${at('to_at')} as "to" from billed_months order by month`,
  )
  check.same(
    'months',
    'months with bills',
    monthsThatEnd.map(({ id }) => id).join(),
    months.map((row) => row['month']).join(),
  )
  for (const month of monthsThatEnd) {
    const stored = months.find((row) => Number(row['month']) === month.id)
    check.same('months', `the end of ${month.id}`, micros(month.to), big(stored?.['to']))
    for (const [customerId, own] of Map.groupBy(intervals, (interval) => interval.customerId)) {
      const rows = rowsOf(own, month)
      const net = sum(rows.map((row) => row.net))
      const vat = sum(rows.map((row) => (row.net * row.vatPercent) / 100n))
      const bill = bills.find((one) => one.customerId === customerId && one.month === month.id)
      const what = `bill of customer ${customerId} for ${month.id}`
      if (net === 0n && !bill) continue
      check.same('bills', what, net, bill?.net)
      check.same('VAT of bills', what, vat, bill?.vat)
      if (!bill) continue
      const inMonth = transactions.filter(
        (one) =>
          one.customerId === customerId &&
          ((one.kind === 'usage' && one.from >= micros(month.from) && one.to <= micros(month.to)) ||
            (one.kind === 'rounding' && one.billId === bill.id)),
      )
      check.same('bills by the ledger', what, net, sum(inMonth.map((one) => one.net)))
      check.same('bills by the ledger', `${what}, VAT`, vat, sum(inMonth.map((one) => one.vat)))
      const roundings = inMonth.filter(({ kind }) => kind === 'rounding').length
      check.must('roundings', roundings <= 1, `${what} was rounded ${roundings} times`)
      await checkInvoice(sql, bill, month, rows, check)
    }
  }
}

const checkInvoice = async (
  sql: Client,
  bill: Bill,
  month: Month,
  rows: { net: bigint; vatPercent: bigint }[],
  check: Comparison,
): Promise<void> => {
  const what = `invoice of bill ${bill.id}`
  const [invoice, ...more] = await read(
    sql,
    `select id::text, net_rials::text, vat_rials::text, discount_rials::text, ${at('issued_at')} as issued from invoices where bill_id = ${bill.id}`,
  )
  check.must(
    'invoices',
    invoice !== undefined && more.length === 0,
    `${what}: there are ${invoice ? more.length + 1 : 0}`,
  )
  if (!invoice) return
  check.same('invoices', what, bill.net, big(invoice['net_rials']))
  check.same('VAT of invoices', what, bill.vat, big(invoice['vat_rials']))
  const issued = big(invoice['issued'])
  const isInMonth = issued >= micros(month.to) - 24n * hour && issued < micros(month.to)
  check.must(
    'dates of invoices',
    isInMonth,
    `${what} is dated ${new Date(Number(issued / 1000n)).toISOString()}, not on the last day of ${month.id}`,
  )
  const lines = await read(
    sql,
    `select price_rials::text, vat_percent::text, vat_rials::text from invoice_lines where invoice_id = ${invoice['id']}`,
  )
  const prices = lines.map((line) => big(line['price_rials']))
  check.same('rows of invoices', what, sorted(rows.map(({ net }) => net)), sorted(prices))
  check.same('rows of invoices', `${what}: their sum`, big(invoice['net_rials']), sum(prices))
  check.same(
    'rows of invoices',
    `${what}: the sum of their VAT`,
    big(invoice['vat_rials']),
    sum(lines.map((line) => big(line['vat_rials']))),
  )
}

/** What an attempt to pay came to, at the bank and in the product. */
const checkPayments = async (
  { sql, banks, payers }: World,
  attempts: readonly Attempt[],
  byHand: readonly number[],
  check: Comparison,
): Promise<void> => {
  const rows = await read(
    sql,
    `select p.id::text, p.order_number::text as "order", p.provider_id::text as provider, p.customer_id::text, p.amount_rials::text, p.state,
      count(t.id)::text as credits, coalesce(sum(e.rials), 0)::text as clearing
    from payments p
      left join ledger_transactions t on t.cause = 'payment:' || p.id
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'clearing'
    group by p.id order by p.id`,
  )
  const providers: Readonly<Record<string, BankName>> = { 1: 'pec', 2: 'sep', 3: 'bfa', 4: 'bpm' }
  const byOrder = new Map(rows.map((row) => [`${providers[row['provider']!]}:${row['order']}`, row]))
  const unclear = rows.filter((row) =>
    ['returned', 'verifying', 'verified', 'settled', 'unknown', 'mismatch', 'refunding'].includes(row['state']!),
  )
  check.same(
    'unclear payments',
    'payments without an end',
    '',
    unclear.map((row) => `${row['id']} ${row['state']}`).join(', '),
  )
  for (const bank of Object.values(banks)) {
    for (const sale of bank.sales) {
      const row = byOrder.get(`${bank.protocol.name}:${sale.order}`)
      const what = `order ${sale.order} at ${bank.protocol.name}`
      check.must('payments', row !== undefined, `${what} is none of the product's`)
      if (!row) continue
      check.same('payers', what, String(payers.get(`${bank.protocol.name}:${sale.order}`)), row['customer_id']!)
      check.same(
        'payments',
        `${what}, payment ${row['id']}: credited`,
        String(row['state'] === 'refunded' || bank.holds(sale)),
        String(row['credits'] === '1'),
      )
      check.must(
        'payments',
        Number(row['credits']) <= 1,
        `${what}, payment ${row['id']} is credited ${row['credits']} times`,
      )
      if (bank.holds(sale))
        check.same(
          'amounts of payments',
          `${what}, payment ${row['id']}`,
          BigInt(sale.paidRials),
          -big(row['clearing']),
        )
    }
  }
  for (const attempt of attempts) {
    const { wish, payment } = attempt
    const row = byOrder.get(`${wish.bank}:${payment.sale.order}`)
    const isHeld = payment.bank.holds(payment.sale)
    const end =
      isHeld && row?.['credits'] === '1' ? 'credited' : !isHeld && row?.['credits'] === '0' ? 'not credited' : 'WRONG'
    const wanted = wish.ends === 'credited' ? 'credited' : 'not credited'
    const isRight = wish.ends === 'either' ? end !== 'WRONG' : end === wanted
    const found = `${end} (${row?.['state']}, at the bank ${payment.sale.state})`
    check.must('lies of banks', isRight, `${titleOf(attempt)} must end ${wish.ends}, and is ${found}`)
    const isByHand = byHand.includes(payment.id)
    if (isByHand && !wish.needsOperator)
      check.must('lies of banks', false, `${titleOf(attempt)} was left to an operator, and is ${found}`)
  }
}

/** The product's account of each bank is what the bank says that it holds for it. */
const checkClearing = async (sql: Client, banks: Record<BankName, Bank>, check: Comparison): Promise<void> => {
  const rows = await read(
    sql,
    `select gateway, (-sum(rials))::text as rials from ledger_entries where account = 'clearing' group by gateway`,
  )
  for (const [name, bank] of Object.entries(banks)) {
    const held = sum(bank.sales.filter((sale) => bank.holds(sale)).map(({ paidRials }) => BigInt(paidRials)))
    check.same('clearing accounts', name, held, big(rows.find((row) => row['gateway'] === name)?.['rials']))
    for (const complaint of bank.complaints) check.must('what banks are told', false, complaint)
  }
  check.same(
    'clearing accounts',
    'banks',
    Object.keys(banks).toSorted().join(),
    rows
      .map((row) => row['gateway']!)
      .toSorted()
      .join(),
  )
}

/** What came in from outside, less what was used, is what each customer has. */
const checkWallets = async (
  world: World,
  transactions: readonly Transaction[],
  intervals: readonly Interval[],
  ratedTo: bigint,
  check: Comparison,
): Promise<void> => {
  const { sql, banks, payers, otherMoney, customers } = world
  const rows = await read(
    sql,
    `select b.customer_id::text, (b.wallet + b.gift + b.hold + b.receivable)::text as cached,
      (select coalesce(sum(e.rials), 0) from ledger_entries e where e.customer_id = b.customer_id)::text as entries
    from customer_balances b`,
  )
  for (const { customerId, name } of customers) {
    const paid = Object.values(banks).flatMap((bank) =>
      bank.sales
        .filter((sale) => bank.holds(sale) && payers.get(`${bank.protocol.name}:${sale.order}`) === customerId)
        .map(({ paidRials }) => BigInt(paidRials)),
    )
    const other = otherMoney.filter((one) => one.customerId === customerId).map(({ rials }) => BigInt(rials))
    const used = intervals
      .filter((interval) => interval.customerId === BigInt(customerId))
      .reduce((so, interval) => add(so, costUntil(interval, ratedTo)), nothing)
    const rounded = sum(
      transactions
        .filter((one) => one.kind === 'rounding' && one.customerId === BigInt(customerId))
        .map(({ net, vat }) => net + vat),
    )
    const balance = sum(paid) + sum(other) - used.net - used.vat - rounded
    const row = rows.find((one) => Number(one['customer_id']) === customerId)
    check.same('wallets', `what ${name} has`, balance, big(row?.['cached']))
    check.same('wallets', `what ${name} has by the entries`, balance, big(row?.['entries']))
  }
}

/** The books themselves: nothing is made of nothing, and what is told of the tax is what was taken. */
const checkBooks = async (sql: Client, transactions: readonly Transaction[], check: Comparison): Promise<void> => {
  const [row] = await read(
    sql,
    `select coalesce(sum(rials), 0)::text as total, count(*)::text as entries,
      (select count(*) from (select from ledger_entries group by transaction_id having sum(rials) <> 0) wrong)::text as wrong,
      coalesce(sum(rials) filter (where account = 'vat'), 0)::text as vat from ledger_entries`,
  )
  check.same('books', 'the sum of all entries', 0n, big(row?.['total']))
  check.same('books', 'transactions that do not balance', 0n, big(row?.['wrong']))
  check.same('books', 'the account of VAT', sum(transactions.map(({ vat }) => vat)), big(row?.['vat']))
  check.must(
    'books',
    transactions.every(
      ({ kind, vat, net }) => (vat === 0n && net === 0n) || ['usage', 'rounding', 'refund'].includes(kind),
    ),
    'something else than usage, rounding and refunds was sold',
  )
}

/** All papers together say what was sold and taxed: sales less returns are the ledger's, but for what no month has billed yet. */
const checkPapers = async (sql: Client, transactions: readonly Transaction[], check: Comparison): Promise<void> => {
  const rows = await read(
    sql,
    `select kind, count(*)::text as count, sum(net_rials - discount_rials)::text as net, sum(vat_rials)::text as vat,
      min(id)::text as first, max(id)::text as last from invoices group by grouping sets ((kind), ())`,
  )
  const of = (kind: string | null) => rows.find((row) => row['kind'] === kind)
  const billedTo = micros(monthsThatEnd[1].to)
  const billed = transactions.filter(({ kind, from }) => kind !== 'usage' || from < billedTo)
  for (const part of ['net', 'vat'] as const) {
    const papers = big(of('sale')?.[part]) - big(of('return')?.[part])
    check.same('papers', `${part} of sales less returns`, sum(billed.map((one) => one[part])), papers)
  }
  const lines = await read(
    sql,
    `select invoice_id::text, position::text, price_rials::text, discount_rials::text, vat_percent::text, vat_rials::text
    from invoice_lines order by invoice_id, position`,
  )
  for (const line of lines) {
    const taxed = big(line['price_rials']) - big(line['discount_rials'])
    const what = `invoice ${line['invoice_id']}, row ${Number(line['position']) + 1} of ${taxed}`
    check.same('VAT of rows', what, (taxed * big(line['vat_percent'])) / 100n, big(line['vat_rials']))
  }
  const sums = await read(sql, 'select id::text, net_rials::text, vat_rials::text from invoices order by id')
  for (const invoice of sums) {
    const own = lines.filter((line) => line['invoice_id'] === invoice['id'])
    check.same(
      'sums of papers',
      `invoice ${invoice['id']}`,
      sum(own.map((line) => big(line['price_rials']))),
      big(invoice['net_rials']),
    )
    check.same(
      'sums of papers',
      `VAT of invoice ${invoice['id']}`,
      sum(own.map((line) => big(line['vat_rials']))),
      big(invoice['vat_rials']),
    )
  }
  const refunds = transactions.filter(({ kind, net }) => kind === 'refund' && net !== 0n)
  check.same('papers', 'returns', BigInt(refunds.length), big(of('return')?.['count']))
  const all = of(null)
  check.same('papers', 'numbers without a gap', big(all?.['count']), big(all?.['last']) - big(all?.['first']) + 1n)
}

export const recount = async (
  world: World,
  attempts: readonly Attempt[],
  byHand: readonly number[],
): Promise<Comparison> => {
  const { sql, banks } = world
  const check = new Comparison()
  const now = micros(new Date())
  const intervals = await readIntervals(sql)
  const transactions = await readTransactions(sql)
  checkPrices(intervals, check)
  checkOrders(world, intervals, now, check)
  const rated = await checkHours(sql, now, check)
  checkUsage(intervals, transactions, rated, check)
  await checkBills(sql, intervals, transactions, check)
  await checkPayments(world, attempts, byHand, check)
  await checkClearing(sql, banks, check)
  await checkWallets(world, transactions, intervals, rated.to, check)
  await checkBooks(sql, transactions, check)
  await checkPapers(sql, transactions, check)
  return check
}
