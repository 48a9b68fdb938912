import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inEnglish } from '@sarv/contract/english-errors'
import { productCategory, productItem } from '@sarv/contract/enums'
import { sql } from 'kysely'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Db } from '../connection.ts'
import { catalogueFiles, type Catalogue } from './catalogue.schemas.ts'
import { loadBundlePrices, loadItemPrices } from './prices.ts'

const ownFolder = fileURLToPath(new URL('../../../catalog/', import.meta.url))

/** Something in a catalogue file is wrong; the message says which file, where in it, and what. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
}

const readCatalogueFile = async <File extends keyof Catalogue>(
  folder: string,
  name: File,
): Promise<Catalogue[File]> => {
  const file = join(folder, `${name}.yaml`)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CatalogueError(`${file} can't be read`, { cause: error })
  })
  const result = z.safeParse(catalogueFiles[name], parseYaml(file, text), inEnglish)
  if (result.success) return result.data as Catalogue[File]
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`)
  throw new CatalogueError(`${file} is not right:\n${problems.join('\n')}`)
}

const parseYaml = (file: string, text: string): unknown => {
  try {
    return parse(text, { schema: 'core' })
  } catch (error) {
    throw new CatalogueError(`${file} is not YAML: ${String(error)}`, { cause: error })
  }
}

export const readCatalogue = async (folder = ownFolder): Promise<Catalogue> => ({
  datacenters: await readCatalogueFile(folder, 'datacenters'),
  products: await readCatalogueFile(folder, 'products'),
  bundles: await readCatalogueFile(folder, 'bundles'),
  images: await readCatalogueFile(folder, 'images'),
})

/**
 * Brings the catalogue's rows to what the files say. What is no longer in a file is no longer offered, but stays for who
 * has it. Several processes may call it at once.
 */
export const loadCatalogue = async (db: Db, folder = ownFolder): Promise<void> => {
  const catalogue = await readCatalogue(folder)
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sarv catalogue'))`.execute(trx)
    await loadDatacenters(trx, catalogue.datacenters)
    await loadProducts(trx, catalogue.products)
    await loadBundles(trx, catalogue.bundles)
    await loadImages(trx, catalogue.images)
    await loadItemPrices(trx, itemPrices(catalogue.products))
    await loadBundlePrices(trx, catalogue.bundles)
  })
}

const itemPrices = (products: Catalogue['products']) =>
  products.flatMap(({ product, items }) =>
    items.flatMap(({ item, unit, isPaidWhileOff, prices }, position) =>
      prices.map(({ from, rials, datacenter }) => ({
        product_id: product,
        item_id: item,
        datacenter_id: datacenter,
        name: productItem.label(item),
        unit,
        price_rials: rials,
        paid_while_off: isPaidWhileOff,
        valid_from: from,
        position,
      })),
    ),
  )

type CatalogueTable = 'datacenters' | 'products' | 'product_bundles' | 'vm_images'

/** New and changed rows, and the end of the offer for all others. */
const upsert = async (trx: Db, table: CatalogueTable, rows: readonly { id: number }[]) => {
  const [first] = rows
  if (first) {
    const columns = Object.keys(first).filter((column) => column !== 'id')
    const changes = Object.fromEntries([...columns, 'enabled'].map((column) => [column, sql.ref(`excluded.${column}`)]))
    await trx
      .insertInto(table)
      .values(rows as never)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute()
  }
  const ids = rows.map(({ id }) => id)
  await trx
    .updateTable(table)
    .set({ enabled: false })
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
}

const loadDatacenters = (trx: Db, datacenters: Catalogue['datacenters']) =>
  upsert(
    trx,
    'datacenters',
    datacenters.map((row, position) => ({
      id: row.id,
      name: row.name,
      photo_name: row.photoName,
      engine: row.engine,
      is_sandbox: row.engine === 'sandbox',
      hypervisor_id: row.hypervisor,
      full_reason: row.fullReason,
      position,
    })),
  )

const loadProducts = (trx: Db, products: Catalogue['products']) =>
  upsert(
    trx,
    'products',
    products.map((row, position) => ({
      id: row.product,
      name: productCategory.label(row.product),
      description: row.description,
      supplementary_description: row.supplementaryDescription,
      position,
    })),
  )

const loadBundles = (trx: Db, bundles: Catalogue['bundles']) =>
  upsert(
    trx,
    'product_bundles',
    bundles.map((row, position) => ({
      id: row.id,
      product_id: row.product,
      datacenter_id: row.datacenter,
      name: row.name,
      quantities: JSON.stringify(row.holds),
      is_popular: row.isPopular,
      position,
    })),
  )

const loadImages = (trx: Db, images: Catalogue['images']) =>
  upsert(
    trx,
    'vm_images',
    images.map((row, position) => ({
      id: row.id,
      product_id: row.product,
      name: row.name,
      operating_system_id: row.operatingSystem,
      operating_system: row.family,
      engine_ref: row.engineRef,
      min_memory_gb: row.minMemoryGb,
      min_disk_gb: row.minDiskGb,
      position,
    })),
  )
