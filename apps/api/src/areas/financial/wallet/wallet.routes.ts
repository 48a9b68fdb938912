import type { FastifyInstance } from 'fastify'
import { usagePeriod } from '@sarv/contract/enums'
import { walletCalls } from '@sarv/contract/financial/wallet/wallet.calls'
import type { WalletListQuery, WalletTransactionListItem } from '@sarv/contract/financial/wallet/wallet.schemas'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { sendTable, type Column } from '../../../http/downloads/table.ts'
import { jalaliMoment } from '../../../http/downloads/moments.ts'
import { implement } from '../../../http/implement.ts'
import { spendable } from '../ledger/ledger.rules.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { describeLine, walletDownload as text } from './wallet.fa.ts'
import { momentsOf, narrowedFrom } from './wallet.rules.ts'
import {
  allLines,
  balancesAt,
  listBillSpans,
  listLines,
  listNarrowed,
  type Narrowing,
  type WalletLine,
} from './wallet.store.ts'

const creditOf = ({ change }: WalletLine): number => Math.max(0, change)
const debitOf = ({ change }: WalletLine): number => Math.max(0, -change)

type BillSpans = Awaited<ReturnType<typeof listBillSpans>>

/** The bill in which the hours of a line are explained; 0 is the running one. */
const explanationOf = ({ kind, details: { fromAt } }: WalletLine, bills: BillSpans) => {
  if (kind !== 'usage' || fromAt === undefined) return {}
  const at = new Date(fromAt)
  return { usageDate: toWire(at), billId: bills.find(({ from, to }) => from <= at && at < to)?.id ?? 0 }
}

const toItem = (line: WalletLine, bills: BillSpans): WalletTransactionListItem => ({
  id: line.id,
  transactionDate: toWire(line.at),
  credit: creditOf(line),
  debit: debitOf(line),
  balance: line.balance ?? 0,
  description: describeLine(line.kind, line.details),
  ...explanationOf(line, bills),
})

const columns: Column<WalletLine>[] = [
  { title: text.id, kind: 'number', value: ({ id }) => id },
  { title: text.date, kind: 'text', value: ({ at }) => jalaliMoment(at) },
  { title: text.debit, kind: 'rials', value: debitOf },
  { title: text.credit, kind: 'rials', value: creditOf },
  { title: text.balance, kind: 'rials', value: ({ balance }) => balance ?? 0 },
  { title: text.description, kind: 'text', width: 60, value: ({ kind, details }) => describeLine(kind, details) },
]

/** What the filters leave; nothing where there are none, or where a number is looked for: it is found wherever it stands. */
const narrowingOf = ({ direction, fromDate, toDate, Search: search }: WalletListQuery): Narrowing | undefined => {
  if (search !== undefined || (!direction && !fromDate && !toDate)) return undefined
  return {
    direction,
    from: fromDate === undefined ? narrowedFrom(new Date()) : fromWire(fromDate),
    to: toDate === undefined ? undefined : fromWire(toDate),
  }
}

const pageOf = (db: Db, customerId: number, query: WalletListQuery) => {
  const narrowing = narrowingOf(query)
  return narrowing ? listNarrowed(db, customerId, query, narrowing) : listLines(db, customerId, query)
}

export const walletRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, walletCalls.walletGetBalance, async ({ actor }) => spendable(await readBalances(db, actor.customerId)))

  implement(app, walletCalls.walletList, async ({ actor, query, reply }) => {
    const { rows, total } = await pageOf(db, actor.customerId, query)
    reply.header('x-total-count', total)
    const bills = rows.some(({ kind }) => kind === 'usage') ? await listBillSpans(db, actor.customerId) : []
    return rows.map((line) => toItem(line, bills))
  })

  implement(app, walletCalls.walletListDownload, ({ actor, query, reply }) =>
    sendTable(reply, {
      fileName: 'sarv-wallet',
      format: query.format ?? 'xlsx',
      title: text.title,
      columns,
      rows: allLines(db, actor.customerId, {
        search: query.Search,
        sort: query.Sort,
        narrowing: narrowingOf(query),
      }),
    }),
  )

  implement(app, walletCalls.walletUsageReport, async ({ actor, params }) => {
    const moments = momentsOf(usagePeriod.name(params.period)!, new Date())
    const points = await balancesAt(db, actor.customerId, moments)
    return points.map(({ moment, balance }) => ({ toDate: toWire(moment), balance }))
  })
}
