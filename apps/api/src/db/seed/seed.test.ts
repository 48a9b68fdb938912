import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productCategory, productItem } from '@sarv/contract/enums'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSecretBox } from '../../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { CatalogueError, loadCatalogue, readCatalogue } from './catalogue.ts'
import { demoLogin, seedDemo } from './demo.ts'
import { PriceInForce } from './prices.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-catalogue-'))
  await cp(fileURLToPath(new URL('../../../catalog/', import.meta.url)), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const edit = async (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(from)
  await writeFile(path, text.replace(from, to))
}

const bundlePrices = (id: number) =>
  database.db
    .selectFrom('product_bundle_prices')
    .select('price_rials')
    .where('bundle_id', '=', id)
    .orderBy('valid_from')
    .execute()

describe('the catalogue', () => {
  it('offers every product, and plans that cost less than their parts', async () => {
    const { products, bundles } = await readCatalogue()
    expect(new Set(products.map(({ product }) => product))).toEqual(new Set(productCategory.ids))
    const dearer = bundles.filter(({ product, holds, prices }) => {
      const items = products.find((sold) => sold.product === product)?.items ?? []
      const unitPrice = new Map(items.map(({ item, prices: [price] }) => [item, price?.rials ?? 0]))
      const parts = Object.entries(holds).map(([item, count]) => count * (unitPrice.get(Number(item)) ?? 0))
      return (prices[0]?.rials ?? 0) >= parts.reduce((sum, part) => sum + part, 0)
    })
    expect(dearer).toEqual([])
  })

  it('is loaded, and the second time changes nothing', async () => {
    await loadCatalogue(database.db, folder)
    await loadCatalogue(database.db, folder)
    const m1 = await database.db
      .selectFrom('product_bundles')
      .selectAll()
      .where('name', '=', 'M1')
      .executeTakeFirstOrThrow()
    const { vCpu, vMemory, vDisk, ipv4 } = productItem.id
    expect(m1).toMatchObject({
      id: 3,
      quantities: { [vCpu]: 4, [vMemory]: 8, [vDisk]: 100, [ipv4]: 1 },
      is_popular: true,
    })
    expect(await bundlePrices(3)).toEqual([{ price_rials: 6_600_000 }])
    const datacenters = await database.db
      .selectFrom('datacenters')
      .select(['name', 'is_sandbox', 'full_reason'])
      .execute()
    expect(datacenters).toHaveLength(3)
    expect(datacenters.filter((row) => row.full_reason)).toMatchObject([{ name: 'تبریز', is_sandbox: true }])
  })

  it('keeps the old price beside the new one', async () => {
    await loadCatalogue(database.db, folder)
    await edit(
      'bundles.yaml',
      '{ from: 2026-03-21, rials: 6600000 }',
      '{ from: 2026-03-21, rials: 6600000 }, { from: 2099-01-01, rials: 7000000 }',
    )
    await loadCatalogue(database.db, folder)
    await edit('bundles.yaml', 'rials: 7000000', 'rials: 7100000') // its day has not come
    await loadCatalogue(database.db, folder)
    expect(await bundlePrices(3)).toEqual([{ price_rials: 6_600_000 }, { price_rials: 7_100_000 }])
  })

  it.each([
    ['bundles.yaml', 'rials: 1400000'],
    ['products.yaml', 'rials: 450000'],
  ])('refuses to change a price that is in force (%s)', async (file, price) => {
    await loadCatalogue(database.db, folder)
    await edit(file, price, 'rials: 5')
    await expect(loadCatalogue(database.db, folder)).rejects.toThrow(PriceInForce)
  })

  it('no longer offers what was taken out, and keeps it', async () => {
    await loadCatalogue(database.db, folder)
    await edit('images.yaml', /.*SUSE.*\n/, '')
    await loadCatalogue(database.db, folder)
    const suse = () => database.db.selectFrom('vm_images').select('enabled').where('name', 'like', 'SUSE%').execute()
    expect(await suse()).toEqual([{ enabled: false }])
    await loadCatalogue(database.db)
    expect(await suse()).toEqual([{ enabled: true }])
  })

  it.each([
    ['bundles.yaml', 'vCpu: 1,', 'vGpu: 1,', ['bundles.yaml', '0.holds.vGpu']],
    ['products.yaml', 'rials: 450000', 'rials: 4.5', ['products.yaml', '0.items.0.prices.0.rials']],
    ['datacenters.yaml', 'hypervisor: openStack', 'hypervisor: xen', ['0.hypervisor', 'there is no hypervisor "xen"']],
    ['images.yaml', ', engineRef', ', engineReff', ['images.yaml', 'engineReff']],
    ['images.yaml', '- {', '- {{', ['images.yaml', 'not YAML']],
  ])('names the file and the place of a mistake (%s)', async (file, from, to, told) => {
    await edit(file, from, to)
    const error = await loadCatalogue(database.db, folder).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CatalogueError)
    for (const part of told) expect((error as Error).message).toContain(part)
  })
})

describe('the demo customer', () => {
  it('is made once', async () => {
    await loadCatalogue(database.db)
    const secrets = createSecretBox(randomBytes(32))
    const hash = 'hash of its password'
    const made = await seedDemo(database.db, secrets, hash)
    expect(await seedDemo(database.db, secrets, hash)).toBeUndefined()
    const row = await database.db
      .selectFrom('projects as p')
      .innerJoin('memberships as m', 'm.customer_id', 'p.customer_id')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['p.id', 'u.email', 'u.password_hash', 'm.is_super_user'])
      .where('p.id', '=', made?.projectId ?? 0)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      email: demoLogin.email,
      password_hash: hash,
      is_super_user: true,
    })
  })
})
