import type { Db, Logger } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { everybody, publish } from '../../../operations/events.ts'
import { compareCatalogue, type CatalogueChanges } from './changes.service.ts'
import { CatalogueError, inOneLine, readCatalogue, type ReadCatalogue } from './files.service.ts'
import { itemRows, tableRows } from './rows.store.ts'
import type { Catalogue } from './catalogue.schemas.ts'
import {
  hasCatalogue,
  lockCatalogue,
  upsertRows,
  writeBundlePrices,
  writePrices,
  writeVatRates,
} from './catalogue.store.ts'

export { CatalogueError } from './files.service.ts'

const write = async (trx: Db, catalogue: Catalogue, { newPrices }: CatalogueChanges): Promise<void> => {
  for (const { table, rows } of tableRows(catalogue)) await upsertRows(trx, table, rows)
  await writePrices(trx, { items: itemRows(catalogue.products), added: newPrices })
  await writeBundlePrices(
    trx,
    catalogue.bundles.map(({ id }) => id),
    newPrices,
  )
  await writeVatRates(trx, newPrices)
}

/**
 * Brings the rows of the catalogue to what the files say, all or nothing, and tells every portal that is open. What is no
 * longer in a file is no longer offered, but stays for who has it. Throws `CatalogueError` where a file would change the
 * past. Several processes may call it at once, and the same again writes nothing.
 */
export const applyCatalogue = (
  db: Db,
  { catalogue, at }: ReadCatalogue,
  now: Date = new Date(),
): Promise<CatalogueChanges> =>
  inTransaction(db, async (trx) => {
    await lockCatalogue(trx)
    const changes = await compareCatalogue(trx, catalogue, now)
    if (changes.refused.length > 0) throw new CatalogueError(changes.refused.map(at))
    if (changes.lines.length > 0) {
      await write(trx, catalogue, changes)
      if (!changes.isFirst) await publish(trx, { customerId: everybody, projectId: null, group: 'Catalog' })
    }
    return changes
  })

/** Reads the files of a folder, without one those that come with Sarv, and applies them. */
export const loadCatalogue = async (db: Db, folder?: string): Promise<CatalogueChanges> =>
  applyCatalogue(db, await readCatalogue(folder))

/**
 * At the start of a process: what is sold is what the files say. Where a catalogue is there already, mistakes in the files
 * keep nobody from working: they are logged, and what was sold yesterday is sold today.
 */
export const prepareCatalogue = async (db: Db, folder: string | undefined, log: Logger): Promise<void> => {
  try {
    await loadCatalogue(db, folder)
  } catch (error) {
    if (!(error instanceof CatalogueError) || !(await hasCatalogue(db))) throw error
    log.error({ problems: error.problems.map(inOneLine) }, 'the catalogue was not applied')
  }
}
