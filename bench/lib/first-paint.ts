import { availableParallelism, loadavg } from 'node:os'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { sessionOf } from '../../e2e/journey.ts'
import type { Owner, Product } from '../../e2e/product.ts'
import { makeServers } from '../../e2e/servers.ts'
import { visit, type Paint } from './paint.ts'
import type { Figure } from './report.ts'
import { ratioOf, showSpread, spreadOf, takeTurns } from './turns.ts'

export const slowdown = 4

/** Limits where the machine has nothing else to do; where it has, its other programs would be judged. */
const goalMs = { firstMs: 1000, usableMs: 2000 }
/** Read before anything of ours runs. */
const isQuiet = loadavg()[0]! < availableParallelism() / 4
const mostShift = 0.05

interface MeasuredPage {
  name: string
  pathOf: (stand: Stand) => string
  /** What the page is opened for. */
  untilReady: (page: Page) => Promise<unknown>
  isPublic?: boolean
}

/** The first is the one whose page is opened. */
const serverNames = ['shop-web-01', 'shop-web-02', 'db-primary', 'accounting', 'files']

/** The pages that people open every day. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'login',
    isPublic: true,
    pathOf: () => '/account/login',
    untilReady: (page) => page.getByRole('textbox', { name: 'ایمیل' }).fill('a@b.example'),
  },
  {
    name: 'server list',
    pathOf: ({ customer }) => `/vm/${customer.projectId}/list`,
    untilReady: (page) =>
      page
        .getByRole('row', { name: /shop-web-01/ })
        .first()
        .waitFor(),
  },
  {
    name: 'dashboard',
    pathOf: () => '/',
    // Its own calls: what is to be decided, how long the money lasts, what the months cost.
    // One after the other: each wait looks through the page all the time, and takes its share of the slow processor.
    untilReady: async (page) => {
      await page.getByText('موجودی کافی است تا').waitFor()
      await page.getByRole('img', { name: /هزینه ماه‌های اخیر/ }).waitFor()
      // Its heading stands before its rows.
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(/^(نگه داشتن|بعداً|افزایش موجودی|پرداخت فاکتور|بررسی سقف|تلاش دوباره)$/) })
        .or(page.getByText('اکنون چیزی منتظر تصمیم شما نیست.'))
        .first()
        .waitFor()
    },
  },
  {
    name: 'order page',
    pathOf: ({ customer }) => `/vm/${customer.projectId}/add-vm`,
    untilReady: (page) => page.getByRole('radio', { name: 'Ubuntu' }).first().waitFor(),
  },
  {
    name: 'page of a server',
    pathOf: ({ customer, serverId }) => `/vm/${customer.projectId}/${serverId}/specification`,
    untilReady: (page) => page.getByRole('heading', { level: 1, name: /shop-web-01/ }).waitFor(),
  },
]

/** A running product with someone in it who has servers. */
export interface Stand {
  name: string
  url: string
  customer: Owner
  /** The session as a browser has it that has been here before. */
  session: object
  serverId: number
}

export const newStand = async (name: string, product: Product): Promise<Stand> => {
  const customer = await product.newCustomer()
  const session = await product.call<object>(customer, 'GET', '/account/session/get')
  return { name, url: product.url, customer, session, serverId: await makeServers(product, customer, serverNames) }
}

const visitOf = (stand: Stand, page: MeasuredPage, executablePath: string, slowerBy: number): Promise<Paint> => {
  const context: BrowserContextOptions = page.isPublic
    ? {}
    : { storageState: sessionOf(stand.url, stand.customer, stand.session) }
  const address = stand.url + page.pathOf(stand)
  return visit({ executablePath, address, slowdown: slowerBy, context, untilReady: page.untilReady })
}

const times = {
  firstMs: `first paint (goal ${goalMs.firstMs} ms)`,
  largestMs: 'largest paint',
  usableMs: `usable (goal ${goalMs.usableMs} ms)`,
} as const
type Time = keyof typeof times

/** A goal that is missed fails on a quiet machine, and is said on a busy one. */
const judged = (time: Time, value: number, shown: string): Pick<Figure, 'shown' | 'limit'> => {
  if (time === 'largestMs') return { shown }
  const atMost = goalMs[time]
  if (isQuiet) return { shown, limit: { atMost } }
  return { shown: value > atMost ? `${shown}, goal missed (the machine was busy)` : shown }
}

const timeFigures = (
  name: string,
  time: Time,
  sides: readonly { name: string; seen: readonly Paint[] }[],
): Figure[] => {
  const [ours, ...others] = sides.map((side) => ({ name: side.name, values: side.seen.map((paint) => paint[time]) }))
  const figures = [ours!, ...others].map((side): Figure => {
    const spread = spreadOf(side.values)
    const shown = showSpread(spread, (ms) => `${ms.toFixed(0)} ms`)
    return {
      name: `${name}: ${times[time]}${others.length > 0 ? `, ${side.name}` : ''}`,
      value: spread.median,
      ...(side === ours ? judged(time, spread.median, shown) : { shown }),
    }
  })
  const ratios = others.map((other) => {
    const ratio = ratioOf(ours!.values, other.values)
    const shown = showSpread(ratio, (value) => `${value.toFixed(2)}x`)
    return { name: `${name}: ${times[time]}, ${ours!.name} / ${other.name}`, value: ratio.median, shown }
  })
  return [...figures, ...ratios]
}

/** Visits the pages of all stands, round after round; the first stand is the one that is judged. */
export const measureFirstPaint = async (
  stands: readonly Stand[],
  pages: readonly MeasuredPage[],
  { rounds, executablePath }: { rounds: number; executablePath: string },
): Promise<Figure[]> => {
  const visits = pages.flatMap((page) => stands.map((stand) => ({ page, stand })))
  // The product answers its first requests slower than all that follow.
  for (const { page, stand } of visits) await visitOf(stand, page, executablePath, 1)
  const seen = await takeTurns(visits, rounds, ({ page, stand }) => visitOf(stand, page, executablePath, slowdown))
  return pages.flatMap((page) => {
    const sides = stands.map((stand) => ({
      name: stand.name,
      seen: seen[visits.findIndex((visited) => visited.page === page && visited.stand === stand)]!,
    }))
    const shift = spreadOf(sides[0]!.seen.map((paint) => paint.shift))
    return [
      ...(Object.keys(times) as Time[]).flatMap((time) => timeFigures(page.name, time, sides)),
      {
        name: `${page.name}: layout shift`,
        value: shift.median,
        shown: showSpread(shift, (value) => value.toFixed(3)),
        limit: { atMost: mostShift },
      },
    ]
  })
}
