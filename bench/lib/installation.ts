import { randomBytes } from 'node:crypto'
import { openDatabase, type Db } from '../../apps/api/src/db/connection.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { loadCatalogue } from '../../apps/api/src/areas/catalog/catalogue/catalogue.service.ts'
import { createSecretBox } from '../../apps/api/src/secrets.ts'
import { insertCustomer, type BenchCustomer, type Query } from './fixture.ts'

/** On PostgreSQL or embedded. */
export type Place = { databaseUrl: string } | { dataFolder: string }

/** A fresh database with one customer in it. */
export interface Installation {
  customer: BenchCustomer
  imageId: number
  /** Where its process finds it. */
  env: Record<string, string>
  /** Opens the database while no process has it. */
  inspect<Result>(work: (query: Query, db: Db) => Promise<Result>): Promise<Result>
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export const newInstallation = async (place: Place, customerName: string): Promise<Installation> => {
  const inspect: Installation['inspect'] = async (work) => {
    const database = await openDatabase({ ...place, log: silent })
    try {
      return await work(database.rawQuery, database.db)
    } finally {
      await database.close()
    }
  }
  const database = await openDatabase({ ...place, log: silent })
  // Its key is made with its process; nothing is here yet that would have to be sealed.
  await migrate(database.db, createSecretBox(randomBytes(32)))
  await loadCatalogue(database.db)
  const customer = await insertCustomer(database.rawQuery, customerName)
  const image = await database.db.selectFrom('vm_images').select('id').orderBy('id').executeTakeFirstOrThrow()
  await database.close()
  const env: Record<string, string> =
    'dataFolder' in place ? { SARV_DATA: place.dataFolder } : { DATABASE_URL: place.databaseUrl }
  return { customer, imageId: image.id, env, inspect }
}
