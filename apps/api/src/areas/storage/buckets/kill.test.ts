import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceStatus } from '@sarv/contract/enums'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { sandboxStore } from '../../../sandbox-store.ts'
import type { Db, OpenDatabase } from '../../../db/connection.ts'
import { loadCatalogue } from '../../catalog/catalogue/catalogue.service.ts'
import { openSandboxStorage, type SandboxStorage } from '../../../engines/sandbox/storage/storage.ts'
import { startWorker } from '../../../operations/worker.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { createSecretBox } from '../../../secrets.ts'
import type { ServiceActor } from '../../../services/service.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { noFiles } from '../../../testing/files.ts'
import { noPayments } from '../../../testing/payments.ts'
import { giveMoney } from '../../../testing/money.ts'
import { insertPerson, insertProject } from '../../../testing/people.ts'
import { createKey, deleteKey, endReplacedKeys, rotateKey } from '../bucket-keys/bucket-keys.service.ts'
import { listKeys } from '../bucket-keys/bucket-keys.store.ts'
import { storageArea } from '../storage.area.ts'
import { newBucketName } from './buckets.fixture.ts'
import { createBucket, deleteBucket, editBucket, purgeBucket, restoreBucket } from './buckets.service.ts'
import { openBucket } from './open-bucket.service.ts'

/** A worker or a server that dies before any statement, between any two commits: the next one brings it to the right end. */
const log = pino({ level: 'silent' })
const { signal } = new AbortController()
const gibibyte = 1024 ** 3
let database: TestDatabase
let folder: string
let sandbox: SandboxStorage
let engine: StorageEngine
let context: ServiceActor

beforeAll(async () => {
  database = await openTestDatabase()
  await loadCatalogue(database.db)
  folder = await mkdtemp(join(tmpdir(), 'sarv-objects-'))
  sandbox = await openSandboxStorage({
    store: sandboxStore(database),
    folder,
    port: 0,
    secretKey: randomBytes(32),
    portalOrigins: ['http://localhost:3000'],
    onError: () => {},
  })
  engine = sandbox.engineFor('datacenter-1')
  const { userId, customerId } = await insertPerson(database.db, { superUser: true })
  await giveMoney(database.db, customerId)
  const projectId = await insertProject(database.db, customerId)
  context = { actor: { userId }, project: { id: projectId, customerId, datacenterId: 1 } }
  const plenty = { max_disk_gb: 1_000_000 }
  await database.db.updateTable('customer_limits').set(plenty).where('customer_id', '=', customerId).execute()
  await database.db.insertInto('customer_usage').values({ customer_id: customerId }).execute()
})
afterAll(async () => {
  await sandbox.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const deps = () => ({
  storage: () => engine,
  secrets: createSecretBox(Buffer.alloc(32)),
  publicUrl: 'http://localhost:3000',
  payments: noPayments,
  files: noFiles,
  compute: () => {
    throw new Error('nobody asks for servers here')
  },
})

/** A process that dies before its n-th statement, as the database sees it: nothing that it writes arrives any more. */
const dyingAfter = (statements: number) => {
  let left = statements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('dead')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: database.db.withPlugin(plugin), isDead: () => left < 0 }
}

/** Whoever has died lets go soon: the next one need not wait as long as in earnest. */
const leaseMs = 400

const work = (on: OpenDatabase) =>
  startWorker({ database: on, definitions: storageArea.operations!, deps: deps(), log, leaseMs, backoffMs: () => 1 })

const isOpen = async () =>
  (await database.db.selectFrom('operations').where('ended_at', 'is', null).select('id').executeTakeFirst()) !==
  undefined

const untilDone = async () => {
  const worker = await work(database)
  await expect.poll(isOpen, { interval: 2, timeout: 10_000 }).toBe(false)
  await worker.stop()
}

type Start = (trx: Db) => Promise<{ id: number }>
const start = (act: Start) => database.db.transaction().execute(act)
const of = (id: number) => ({ ...context, id })

const newBucket = async (): Promise<number> => {
  const wanted = { name: newBucketName(), isPredefined: false, disk: 50, publicAccess: false }
  const { id } = await start((trx) => createBucket(trx, context, wanted))
  await untilDone()
  return id
}
const binned = async (id: number): Promise<number> => {
  await start((trx) => deleteBucket(trx, of(id), { isNow: false }))
  await untilDone()
  return id
}

/** What rows and store say of one bucket, and what is held and paid for it. */
const picture = async (id: number) => {
  const { id: projectId } = context.project
  const row = await database.db
    .selectFrom('storage_buckets')
    .where('id', '=', id)
    .select(['name', 'size_gb', 'status_id', 'is_public', 'binned_at', 'deleted_at'])
    .executeTakeFirstOrThrow()
  const tag = spaceTag(projectId, id)
  const space = await engine.getSpace(tag, signal)
  const paid = await database.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'Storage')
    .where('service_id', '=', id)
    .where('to_at', 'is', null)
    .select('monthly_price_rials as price')
    .execute()
  const held = await database.db
    .selectFrom('limit_holds')
    .where('service_type', '=', 'Storage')
    .where('service_id', '=', id)
    .select(['item', 'amount'])
    .execute()
  const isThere = space && !space.isSuspended
  return {
    status: serviceStatus.name(row.status_id),
    sizeGb: row.size_gb,
    isPublic: row.is_public,
    isBinned: row.binned_at !== null,
    isDeleted: row.deleted_at !== null,
    paid: paid.map(({ price }) => price),
    held: held.map(({ item, amount }) => `${item} ${amount}`),
    onStore: space && {
      sizeGb: space.maxBytes / gibibyte,
      isSuspended: space.isSuspended,
      buckets: (await engine.getUsage(tag, signal)).map(({ bucket }) => bucket === row.name),
      publicPrefixes: isThere
        ? (await engine.getBucket({ spaceTag: tag, bucket: row.name }, signal))?.publicPrefixes
        : undefined,
    },
  }
}

const acts: Record<string, { prepare: () => Promise<number | undefined>; act: (id: number | undefined) => Start }> = {
  create: {
    prepare: async () => undefined,
    act: () => (trx) =>
      createBucket(trx, context, { name: newBucketName(), isPredefined: false, disk: 50, publicAccess: true }),
  },
  'resize and opening': {
    prepare: newBucket,
    act: (id) => (trx) => editBucket(trx, of(id!), { volumeSize: 150, publicAccess: true }),
  },
  delete: { prepare: newBucket, act: (id) => (trx) => deleteBucket(trx, of(id!), { isNow: false }) },
  restore: { prepare: async () => binned(await newBucket()), act: (id) => (trx) => restoreBucket(trx, of(id!)) },
  purge: { prepare: async () => binned(await newBucket()), act: (id) => (trx) => purgeBucket(trx, of(id!)) },
}

describe('a worker that dies before any statement', () => {
  it.each(Object.entries(acts))(
    'of %s: the next one brings it to the same end',
    async (_, { prepare, act }) => {
      const { id: whole } = await start(act(await prepare()))
      await untilDone()
      const wanted = await picture(whole)
      let deaths = 0
      for (let statements = 0; ; statements += 1) {
        const { id } = await start(act(await prepare()))
        const { db, isDead } = dyingAfter(statements)
        const first = await work({ ...database, db }).catch(() => undefined)
        await expect.poll(async () => isDead() || !(await isOpen()), { interval: 2, timeout: 10_000 }).toBe(true)
        await first?.stop()
        await untilDone()
        expect(await picture(id)).toEqual(wanted)
        if (!isDead()) break
        deaths += 1
      }
      expect(deaths).toBeGreaterThan(3)
    },
    60_000,
  )
})

describe('a server that dies before any statement', () => {
  const open = async (id: number) => openBucket({ db: database.db, storage: () => engine }, context.project, id)
  const namesOf = async (id: number) => {
    const listed = await listKeys(database.db, { projectId: context.project.id, bucketId: id })
    const onStore = await engine.listKeys(spaceTag(context.project.id, id), signal)
    const sorted = (keys: readonly { accessKey: string }[]) => keys.map(({ accessKey }) => accessKey).toSorted()
    return { rows: sorted(listed), store: sorted(onStore) }
  }
  /** Keys that nobody confirmed have had their time, and the clock looks. */
  const letTimePass = async () => {
    const soon = new Date(Date.now() + 600_000)
    await database.db
      .updateTable('storage_keys')
      .set({ ends_at: new Date(0) })
      .where('ends_at', '<', soon)
      .execute()
    await endReplacedKeys({ db: database.db, storage: () => engine, log }, signal)
  }
  type KeyAct = (db: Db, id: number, keyId: number) => Promise<unknown>
  const wanted = { name: 'media-web', rightsId: storageKeyRights.id.readWrite }

  it.each<[string, KeyAct, number]>([
    ['a new key', async (db, id) => createKey(db, await open(id), wanted), 2],
    [
      'a key that is replaced',
      async (db, id, keyId) => rotateKey(db, await open(id), keyId, { overlapHours: 0, roles: ['superUser'] }),
      1,
    ],
    ['a key that is revoked', async (db, id, keyId) => deleteKey(db, await open(id), keyId), 0],
  ])('with %s: no key is left that nobody has, here or in the store', async (_, act, left) => {
    const id = await newBucket()
    for (let statements = 1; ; statements += 1) {
      const kept = await createKey(database.db, await open(id), wanted)
      const { db, isDead } = dyingAfter(statements)
      const isAnswered = await act(db, id, kept.id!).then(
        () => true,
        () => false,
      )
      await letTimePass()
      const { rows, store } = await namesOf(id)
      expect(rows).toEqual(store)
      expect(rows.length).toBe(isAnswered ? left : Math.min(rows.length, 1))
      for (const key of await listKeys(database.db, { projectId: context.project.id, bucketId: id }))
        await deleteKey(database.db, await open(id), key.id)
      if (isDead()) continue
      // Alive to the end, so that it was the whole act.
      return expect(isAnswered).toBe(true)
    }
  })
})
