import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openDatabase, type Db, type Logger, type OpenDatabase } from '../db/connection.ts'
import { openEmbedded } from '../db/embedded.ts'
import { migrationNames, migrationsFolder } from '../db/migrations.ts'
import { createSecretBox } from '../secrets.ts'

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/sarv/', import.meta.url))

export const silentLog: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Nothing is in a new database that would have to be sealed. */
const anyKey = createSecretBox(randomBytes(32))

/** Counts up when a seed is made in another way. */
const seedForm = 3

/** Another one for every change of the migrations, and of what else it is made by. */
const seedHash = (madeBy: string): string => {
  const hash = createHash('sha256').update(madeBy)
  for (const name of migrationNames) hash.update(readFileSync(new URL(`${name}.ts`, migrationsFolder)))
  return hash.digest('hex').slice(0, 16)
}

const seedFile = (): string => {
  const version = findVersion(createRequire(import.meta.url), '@electric-sql/pglite')
  return `${cacheFolder}migrated-${seedHash(`${version} ${seedForm}`)}.tar`
}

const findVersion = (load: NodeJS.Require, name: string): string =>
  (load.resolve.paths(name) ?? [])
    .map((folder) => {
      try {
        return (load(`${folder}/${name}/package.json`) as { version: string }).version
      } catch {
        return ''
      }
    })
    .find(Boolean) ?? ''

/** The migrations are read only by the file that needs them: the others begin with what it made. */
const migrateNew = async (db: Db): Promise<void> => {
  const { migrate } = await import('../db/migrate.ts')
  await migrate(db, anyKey)
}

/** Creating a PostgreSQL cluster takes seconds, so that is done once; every test file begins with a copy of it. */
const readSeed = async (): Promise<Blob> => {
  const file = seedFile()
  const known = await readFile(file).catch(() => undefined)
  if (known) return new Blob([known])
  const database = await openEmbedded({ isSmall: true })
  await migrateNew(database.db)
  // Two of the three databases of a cluster only serve to make others, and half of its files are theirs.
  await database.rawQuery(`update pg_database set datistemplate = false where datname like 'template_'`)
  for (const template of ['template0', 'template1']) await database.rawQuery(`drop database ${template}`)
  // Lets go of the logs of all that.
  await database.rawQuery('checkpoint')
  const seed = await database.dump()
  await database.close()
  await mkdir(cacheFolder, { recursive: true })
  for (const old of await readdir(cacheFolder)) if (old.endsWith('.tar')) await rm(cacheFolder + old, { force: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await seed.arrayBuffer()))
  await rename(unfinished, file)
  return seed
}

/** On the server itself, beside its databases. */
const onServer = async (serverUrl: string, statement: string): Promise<object[]> => {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<object>(statement).finally(() => client.end())
  return rows
}

const openNamed = async (serverUrl: string, name: string): Promise<TestDatabase & { url: string }> => {
  const url = new URL(serverUrl)
  url.pathname = name
  return { ...(await openDatabase({ databaseUrl: url.href, log: silentLog })), url: url.href }
}

/** The migrated database of which all others are copies. Whichever process comes first makes it, under a name of its own. */
const makeTemplate = async (serverUrl: string): Promise<string> => {
  const name = `migrated_${seedHash('')}`
  const isThere = async () =>
    (await onServer(serverUrl, `select 1 from pg_database where datname = '${name}'`)).length > 0
  if (await isThere()) return name
  const unfinished = newDatabaseName()
  await onServer(serverUrl, `create database ${unfinished}`)
  const database = await openNamed(serverUrl, unfinished)
  await migrateNew(database.db)
  await database.close()
  await onServer(serverUrl, `alter database ${unfinished} rename to ${name}`).catch(async (error: unknown) => {
    await onServer(serverUrl, `drop database ${unfinished} with (force)`)
    // Somebody was faster.
    if (!(await isThere())) throw error
  })
  return name
}
let template: Promise<string> | undefined

const newDatabaseName = (): string => `test_${randomUUID().replaceAll('-', '')}`

/** A database of its own on the server of `TEST_DATABASE_URL`, dropped at the end. */
const openOnServer = async (serverUrl: string): Promise<TestDatabase> => {
  const name = newDatabaseName()
  await onServer(serverUrl, `create database ${name} template ${await (template ??= makeTemplate(serverUrl))}`)
  const database = await openNamed(serverUrl, name)
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

export interface TestDatabase extends OpenDatabase {
  /** Absent when embedded: then nobody else can open it. */
  url?: string
}

/** Each with the place that opened it, until it is closed. */
const stillOpen = new Map<TestDatabase, string>()

/** What the tests of a file left open, which the next file of the same process would find at work beside it. */
export const takeLeftOpen = (): string[] => {
  const left = [...stillOpen.values()]
  stillOpen.clear()
  return left
}

/** What is open now is there for the files that follow in this process. */
export const keepOpen = (): void => stillOpen.clear()

/** Empty and migrated, for one test file: in memory or in a folder, or on the server of `TEST_DATABASE_URL`. */
export const openTestDatabase = async ({ dataFolder }: { dataFolder?: string } = {}): Promise<TestDatabase> => {
  const openedBy = new Error('opened here').stack ?? ''
  const serverUrl = process.env['TEST_DATABASE_URL']
  const opened: TestDatabase = serverUrl
    ? await openOnServer(serverUrl)
    : await openEmbedded({ seed: await readSeed(), ...(dataFolder !== undefined && { dataFolder }) })
  const watched: TestDatabase = {
    ...opened,
    close: async () => {
      stillOpen.delete(watched)
      await opened.close()
    },
  }
  stillOpen.set(watched, openedBy)
  return watched
}
