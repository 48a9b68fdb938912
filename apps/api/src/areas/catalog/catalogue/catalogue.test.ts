import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productCategory, productItem } from '@sarv/contract/enums'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everybody } from '../../../operations/events.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { readTerms } from '../terms/terms.service.ts'
import { CatalogueError, readCatalogue } from './files.service.ts'
import { copyCatalogue, runCatalogueCommand, type CatalogueCopy } from './catalogue.fixture.ts'
import { applyCatalogue, loadCatalogue, prepareCatalogue } from './catalogue.service.ts'

let database: TestDatabase
let files: CatalogueCopy
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  files = await copyCatalogue()
})
afterEach(() => files.remove())

const sarv = (...words: string[]) => runCatalogueCommand(database.db, files.folder, words)

const bundlePrices = async (id: number) => {
  const rows = await database.db
    .selectFrom('product_bundle_prices')
    .select('price_rials')
    .where('bundle_id', '=', id)
    .orderBy('valid_from')
    .execute()
  return rows.map((row) => row.price_rials)
}

const pricesOfCore = async () => {
  const rows = await database.db
    .selectFrom('product_items')
    .select('price_rials')
    .where('product_id', '=', productCategory.id.vm)
    .where('item_id', '=', productItem.id.vCpu)
    .orderBy('valid_from')
    .execute()
  return rows.map((row) => row.price_rials)
}

const lineOf = async (file: string, text: string) => {
  const lines = (await readFile(join(files.folder, file), 'utf8')).split('\n')
  const line = lines.findIndex((one) => one.includes(text))
  expect(line).toBeGreaterThanOrEqual(0)
  return { line: line + 1, column: lines[line]!.indexOf(text) + 1 }
}

/** How many events everybody got. */
const announcements = async () => {
  const rows = await database.db.selectFrom('events').where('customer_id', '=', everybody).selectAll().execute()
  return rows.map((row) => row.cache_group)
}

describe('the catalogue that comes with Sarv', () => {
  it('offers every product, and plans that cost less than their parts, now and before', async () => {
    const { catalogue } = await readCatalogue()
    const { products, bundles } = catalogue
    expect(new Set(products.map(({ product }) => product))).toEqual(new Set(productCategory.ids))
    const priceAt = (prices: readonly { from: Date; rials: number }[], at: Date) =>
      prices.findLast(({ from }) => from <= at)?.rials ?? 0
    const dearer = bundles.flatMap(({ name, product, holds, prices }) => {
      const items = products.find((sold) => sold.product === product)?.items ?? []
      if (items.length === 0) return []
      return prices.flatMap(({ from, rials }) => {
        const parts = Object.entries(holds).map(
          ([item, count]) => count * priceAt(items.find((unit) => unit.item === Number(item))?.prices ?? [], from),
        )
        return rials < parts.reduce((sum, part) => sum + part, 0) ? [] : [name]
      })
    })
    expect(dearer).toEqual([])
  })

  it('is loaded, and the second time writes nothing', async () => {
    expect((await loadCatalogue(database.db, files.folder)).lines.length).toBeGreaterThan(50)
    expect(await announcements()).toEqual([])
    const versions = async () =>
      (
        await sql<{
          xmin: string
        }>`select xmin::text from product_items union all select xmin::text from product_bundles
          union all select xmin::text from products union all select xmin::text from offers`.execute(database.db)
      ).rows
    const before = await versions()
    expect(await loadCatalogue(database.db, files.folder)).toMatchObject({ lines: [], newPrices: [] })
    expect(await versions()).toEqual(before)
    const m1 = await database.db.selectFrom('product_bundles').selectAll().where('name', '=', 'M1').execute()
    const { vCpu, vMemory, vDisk, ipv4 } = productItem.id
    expect(m1).toMatchObject([
      { id: 3, quantities: { [vCpu]: 4, [vMemory]: 8, [vDisk]: 100, [ipv4]: 1 }, is_popular: true },
    ])
    expect(await bundlePrices(3)).toEqual([4_880_000, 6_600_000])
    expect(await readTerms(database.db)).toEqual({
      holdHours: 72,
      graceDays: 14,
      renewalDays: 14,
      quoteDays: 7,
      commissionPercent: 5,
      topUpMinRials: 10_000,
      topUpMaxRials: 2_000_000_000,
    })
  })
})

describe('a change of the catalogue', () => {
  beforeEach(async () => {
    await loadCatalogue(database.db)
  })

  it('is shown before it is made, is made at once, and every open portal is told', async () => {
    await files.edit('images.yaml', /.*SUSE.*\n/, '')
    await files.edit('datacenters.yaml', 'name: تهران ۲', 'name: کرج')
    await files.edit('products.yaml', /.*item: ipv6.*\n/, '')
    const told = await announcements()
    const shown = await sarv('catalog', 'diff')
    expect(shown.code).toBe(0)
    expect(shown.lines).toEqual([
      '~ datacenter 2 "کرج": name تهران ۲ -> کرج',
      '~ image 48 "Windows Server 2022": position 7 -> 6',
      '- image 47 "SUSE 15 SP6" is no longer offered; who has it keeps it',
      '- unit ipv6 (vm) is no longer sold; who has it keeps it',
      '4 changes; apply writes them.',
    ])
    expect(await announcements()).toEqual(told)
    const suse = () => database.db.selectFrom('vm_images').select('enabled').where('name', 'like', 'SUSE%').execute()
    expect(await suse()).toEqual([{ enabled: true }])

    expect((await sarv('catalog', 'apply')).lines.at(-1)).toBe('4 changes written')
    expect(await suse()).toEqual([{ enabled: false }])
    expect(await announcements()).toEqual([...told, 'Catalog'])
    expect((await sarv('catalog', 'apply')).text).toBe('nothing has changed')
    expect((await sarv('catalog', 'diff')).text).toBe('nothing would change')
    expect(await announcements()).toEqual([...told, 'Catalog'])

    expect((await loadCatalogue(database.db)).lines).toContain('+ image 47 "SUSE 15 SP6" is offered again')
    expect(await suse()).toEqual([{ enabled: true }])
  })

  it.each([
    [
      'bundles.yaml',
      'rials: 1400000',
      'rials: 5',
      'bundle S1 from 2026-03-21 is 1400000 rials and stays so: write 1400000 again',
    ],
    [
      'products.yaml',
      'rials: 450000',
      'rials: 5',
      'vCpu (vm) from 2026-03-21 is 450000 rials and stays so: write 450000 again',
    ],
    ['vat.yaml', 'percent: 9', 'percent: 8', 'VAT from 2015-03-21 is 9 percent and stays so: write 9 again'],
  ])('never is another amount for the same day (%s)', async (file, from, to, message) => {
    const place = await lineOf(file, from)
    const column = place.column + from.indexOf(' ') + 1
    await files.edit(file, from, to)
    const before = await pricesOfCore()
    for (const command of ['diff', 'apply']) {
      const { code, lines } = await sarv('catalog', command)
      expect(code).toBe(1)
      expect(
        lines.some((line) => line.startsWith(`${join(files.folder, file)}:${place.line}:${column}: ${message}`)),
      ).toBe(true)
      expect(lines.at(-1)).toBe('1 mistake; nothing was changed.')
    }
    expect(await pricesOfCore()).toEqual(before)
  })

  it.each([
    sql`update product_items set price_rials = price_rials + 1`,
    sql`update product_items set valid_from = valid_from - interval '1 day'`,
    sql`delete from product_items where item_id = 101`,
    sql`truncate product_items`,
    sql`update product_bundle_prices set price_rials = 1`,
    sql`delete from product_bundle_prices`,
    sql`update vat_rates set percent = 0`,
    sql`delete from vat_rates`,
    sql`truncate vat_rates`,
  ])('cannot be made behind its back: the database refuses (%#)', async (statement) => {
    const before = [await pricesOfCore(), await bundlePrices(3)]
    await expect(statement.execute(database.db)).rejects.toThrow('a price is never changed')
    expect([await pricesOfCore(), await bundlePrices(3)]).toEqual(before)
    await sql`update product_items set name = name, position = position + 0`.execute(database.db)
  })

  it('that is wrong does not keep a process from starting, unless there is nothing to sell', async () => {
    await files.edit('terms.yaml', 'holdHours: 72', 'holdHours: long')
    const logged: unknown[] = []
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: (what: unknown) => logged.push(what) }
    await prepareCatalogue(database.db, files.folder, log)
    expect(JSON.stringify(logged)).toContain('holdHours is \\"long\\": write whole hours, such as 72')
    const empty = await openTestDatabase()
    try {
      await expect(prepareCatalogue(empty.db, files.folder, log)).rejects.toThrow(CatalogueError)
      await prepareCatalogue(empty.db, undefined, log)
      expect(await empty.db.selectFrom('products').select('id').execute()).not.toEqual([])
    } finally {
      await empty.close()
    }
  })

  it('is made once by several at the same moment', async () => {
    await files.edit('offers.yaml', 'name: شارژ نقره‌ای', 'name: شارژ سیمین')
    const read = await readCatalogue(files.folder)
    const results = await Promise.all([1, 2, 3].map(() => applyCatalogue(database.db, read)))
    expect(results.filter(({ lines }) => lines.length > 0)).toHaveLength(1)
  })
})

describe('a new price', () => {
  // A database of their own: what was once said of a price stays in it.
  let shared: TestDatabase
  beforeEach(async () => {
    shared = database
    database = await openTestDatabase()
    await loadCatalogue(database.db)
  })
  afterEach(async () => {
    await database.close()
    database = shared
  })

  it('stands beside the old one', async () => {
    await files.edit(
      'bundles.yaml',
      '{ from: 2026-03-21, rials: 6600000 }',
      '{ from: 2026-03-21, rials: 6600000 }, { from: 2099-01-01, rials: 7000000 }',
    )
    await files.edit('vat.yaml', /$/, '- { from: 2098-03-21, percent: 12 }\n')
    expect((await sarv('catalog', 'diff')).lines).toEqual([
      '+ price of bundle M1 from 2099-01-01: 6600000 -> 7000000 rials; running services 30 days after their owners are told, and not before',
      '+ VAT from 2098-03-21: 10 -> 12 percent',
      '2 changes; apply writes them.',
    ])
    expect((await sarv('catalog', 'apply')).code).toBe(0)
    expect(await bundlePrices(3)).toEqual([4_880_000, 6_600_000, 7_000_000])

    // It was announced: it can be followed, and not be forgotten.
    await files.edit('bundles.yaml', ', { from: 2099-01-01, rials: 7000000 }', '')
    const refused = await sarv('catalog', 'apply')
    const { line } = await lineOf('bundles.yaml', 'rials: 4880000 }, { from: 2026-03-21, rials: 6600000 }')
    expect(refused.code).toBe(1)
    expect(refused.lines[0]).toContain(`bundles.yaml:${line}:`)
    expect(refused.lines[0]).toContain('was announced with 7000000 rials and cannot be taken back')
  })

  it('begins on a day that is not over, unless nothing was paid on it', async () => {
    const now = new Date('2026-11-17T12:00:00Z')
    const core = '{ from: 2025-03-21, rials: 333000 }'
    await files.edit('products.yaml', core, `{ from: 2024-03-20, rials: 250000 }, ${core}`)
    expect((await applyCatalogue(database.db, await readCatalogue(files.folder), now)).newPrices).toMatchObject([
      { amount: 250_000, follows: undefined },
    ])
    const applyFrom = async (day: string) => {
      const copy = await copyCatalogue()
      await copy.edit('products.yaml', core, `${core}, { from: ${day}, rials: 460000, datacenter: 2 }`)
      const read = await readCatalogue(copy.folder)
      await copy.remove()
      return applyCatalogue(database.db, read, now)
    }
    await expect(applyFrom('2026-11-16')).rejects.toThrow(
      '2026-11-16 is over, and vCpu (vm) in datacenter 2 was 450000 rials on it: write 2026-11-17 or a later day',
    )
    expect(await applyFrom('2026-11-17')).toMatchObject({
      newPrices: [{ amount: 460_000, follows: { amount: 450_000 } }],
    })
  })
})
