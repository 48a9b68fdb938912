import { readdirSync } from 'node:fs'
import type { SecretBox } from '../secrets.ts'
import type { Db } from './connection.ts'

/**
 * One file of `migrations/`, under its own name. Forward only: a mistake is mended by the next number, never by editing a
 * migration that has been released.
 */
export interface Migration {
  name: string
  statements: readonly string[]
  /** What SQL alone cannot do, because it takes the installation's key; after the statements. */
  fill?: (db: Db, secrets: SecretBox) => Promise<void>
  statementsAfterFill?: readonly string[]
}

export const migrationsFolder = new URL('./migrations/', import.meta.url)

/** The migrations among the files of a folder, in their order. Two of one number would run in an order that nobody chose. */
export const orderedNames = (files: readonly string[]): string[] => {
  const names = files.flatMap((file) => /^(\d{4}-[a-z0-9-]+)\.ts$/.exec(file)?.[1] ?? []).toSorted()
  const doubled = names.find((name, index) => names[index + 1]?.slice(0, 4) === name.slice(0, 4))
  if (doubled !== undefined) throw new Error(`two migrations have the number of ${doubled}`)
  return names
}

export const migrationNames: readonly string[] = orderedNames(readdirSync(migrationsFolder))

const isMigration = (exported: unknown): exported is Migration =>
  typeof exported === 'object' && exported !== null && 'statements' in exported

/** Read when they are needed: a process whose database is up to date asks only for their names. */
export const loadMigrations = (): Promise<Migration[]> =>
  Promise.all(
    migrationNames.map(async (name) => {
      const module = (await import(new URL(`${name}.ts`, migrationsFolder).href)) as Record<string, unknown>
      const migration = Object.values(module).find(isMigration)
      if (migration?.name !== name) throw new Error(`migrations/${name}.ts must export the migration of that name`)
      return migration
    }),
  )
