import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { ownDisagreements } from '../../../../../bench/lib/agreement.ts'
import { parseSpaceTag } from '../../areas/storage/reconcile/reconcile.rules.ts'
import { spaceTag } from '../../ports/storage/spaces.engine.ts'
import { readCephLab } from './testing/lab.ts'
import { openCephProduct, type CephProduct } from './testing/product.ts'
import { openStoreTap, type Moment, type StoreTap } from './testing/tap.ts'

/** The product itself on a real Ceph, killed before and after every single write of everything that it does to a bucket. */
let tap: StoreTap
let product: CephProduct
const { signal } = new AbortController()
const gib = 1024 ** 3
/** More writes than any act has. */
const writesCeiling = 30
/** A restart, and what is left to do. */
const actMs = 1_800_000

const path = (rest: string) => `/storage/${product.projectId}/host${rest}`
const send = <Answer = Started>(method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
  product.ask<Answer>(method, path(rest), body)

beforeAll(async () => {
  tap = await openStoreTap(readCephLab().endpoint)
  product = await openCephProduct({ endpoint: tap.endpoint })
  await product.start()
})
afterAll(async () => {
  await product.close()
  await tap.close()
})

interface BucketPicture {
  id: number
  name: string
  maxBytes: number
  isClosed: boolean
  isPublic: boolean
  keys: { accessKey: string; rights: string }[]
}

/** As the rows have it. */
interface RowPicture extends Omit<BucketPicture, 'maxBytes' | 'keys'> {
  sizeGb: number
  keys: { accessKey: string; rightsId: number }[]
}

const byId = (one: BucketPicture, other: BucketPicture) => one.id - other.id
const byAccessKey = <Key extends { accessKey: string }>(keys: Key[]) =>
  keys.toSorted((one, other) => (one.accessKey < other.accessKey ? -1 : 1))

/** What our rows say that there is. */
const pictureOfRows = () =>
  product.inspect(async (query) => {
    const { rows } = await query(
      `select b.id::int, b.name, b.size_gb::int as "sizeGb", b.binned_at is not null as "isClosed", b.is_public as "isPublic",
         coalesce((select json_agg(json_build_object('accessKey', k.access_key, 'rightsId', k.rights_id))
           from storage_keys k where k.project_id = b.project_id and k.storage_bucket_id = b.id and k.deleted_at is null),
           '[]') as keys
       from storage_buckets b where b.deleted_at is null`,
    )
    return (rows as RowPicture[])
      .map(({ sizeGb, keys, ...row }): BucketPicture => ({
        ...row,
        maxBytes: sizeGb * gib,
        keys: byAccessKey(
          keys.map(({ accessKey, rightsId }) => ({
            accessKey,
            rights: rightsId === storageKeyRights.id.read ? 'read' : 'readWrite',
          })),
        ),
      }))
      .toSorted(byId)
  })

/** Page by page: the gateway's lists come in pieces of its own choice. */
const listTags = async (): Promise<string[]> => {
  const tags: string[] = []
  for (let after: string | undefined; ;) {
    const page = await product.engine.listSpaces({ limit: 1000, ...(after !== undefined && { after }) }, signal)
    tags.push(...page.tags)
    if (page.next === undefined) return tags
    after = page.next
  }
}

/** What the store has; a space without its bucket, or with two, is none of ours. */
const pictureOfStore = async (): Promise<BucketPicture[]> => {
  const tags = await listTags()
  const pictures = await Promise.all(
    tags.map(async (tag): Promise<BucketPicture> => {
      const space = (await product.engine.getSpace(tag, signal))!
      const names = (await product.engine.getUsage(tag, signal)).map(({ bucket }) => bucket)
      // Of a closed one the policy cannot be read: its bucket is asked for after it is opened again.
      const settings = space.isSuspended
        ? undefined
        : await product.engine.getBucket({ spaceTag: tag, bucket: names[0] ?? '' }, signal)
      return {
        id: parseSpaceTag(tag)!.id,
        name: names.join(),
        maxBytes: space.maxBytes,
        isClosed: space.isSuspended,
        isPublic: settings?.publicPrefixes.includes('') ?? false,
        keys: byAccessKey(await product.engine.listKeys(tag, signal)),
      }
    }),
  )
  return pictures.toSorted(byId)
}

/** As time does it: locks of a dead process run out, and so do keys that nobody confirmed. */
const letTimePass = () =>
  product.inspect(async (query) => {
    await query(`update engine_locks set until = now()`)
    // Whoever deletes so much is asked again who they are; they have just said so.
    await query(`update sessions set proven_at = now()`)
    await query(`update storage_keys set ends_at = now() where ends_at < now() + interval '10 minutes'`)
  })

/** Acts, and is killed at this write. Answers whether the act has so many. */
const isKilledAt = async (write: number, moment: Moment, act: () => Promise<unknown>): Promise<boolean> => {
  const trap = tap.catchWrite(write, moment)
  const acted = act().then(product.untilQuiet)
  const wasCaught = await Promise.race([
    trap.caught.then(() => true),
    acted.then(
      () => false,
      async (error: unknown) => {
        // Cut off by the kill, which was told a moment before; or refused, and then it is the test that is wrong.
        await sleep(2000)
        throw error
      },
    ),
  ])
  trap.disarm()
  if (!wasCaught) return false
  await product.stop('SIGKILL')
  await letTimePass()
  await product.start()
  await product.untilQuiet()
  return true
}

interface Act {
  /** For every kill anew: answers the act. */
  prepare: () => Promise<() => Promise<unknown>>
  /** It has at least so many writes on the store. */
  writes: number
}

/** Killed before and after each write in turn, until it gets through. Answers how often. */
const killEverywhere = async ({ prepare }: Act): Promise<number> => {
  let kills = 0
  for (let write = 1; write < writesCeiling; write += 1)
    for (const moment of ['before', 'after'] as const) {
      if (!(await isKilledAt(write, moment, await prepare()))) return kills
      kills += 1
    }
  throw new Error('it never got through')
}

const newName = () => `kill-${randomBytes(6).toString('hex')}`
const newBucket = async (): Promise<number> => {
  const { id } = await send('POST', '/create', { name: newName(), isPredefined: false, disk: 50 })
  await product.untilQuiet()
  return id
}
const inBin = async (id: number) => {
  await send('DELETE', `/delete/${id}`)
  await product.untilQuiet()
  return id
}
const newKey = (id: number) => send<{ id: number }>('POST', `/${id}/key/create`, {})

let own: number | undefined
/** One bucket for what can be done to it again and again. */
const ownBucket = async () => (own ??= await newBucket())

const acts: Record<string, Act> = {
  create: {
    prepare: async () => () =>
      send('POST', '/create', { name: newName(), isPredefined: false, disk: 50, publicAccess: true }),
    writes: 7,
  },
  resize: {
    prepare: async () => {
      const { disk } = await product.ask<{ disk: number }>('GET', path(`/get/${await ownBucket()}`))
      return () => send('PUT', `/edit/${own}`, { volumeSize: disk === 50 ? 100 : 50 })
    },
    writes: 1,
  },
  'public access': {
    prepare: async () => {
      const { isPublic } = await product.ask<{ isPublic: boolean }>('GET', path(`/get/${await ownBucket()}`))
      return () => send('PUT', `/edit/${own}`, { publicAccess: !isPublic })
    },
    writes: 1,
  },
  'a new key': {
    prepare: async () => {
      const id = await ownBucket()
      return () => newKey(id)
    },
    writes: 1,
  },
  'a key that is replaced': {
    prepare: async () => {
      const id = await ownBucket()
      const key = await newKey(id)
      return () => send('POST', `/${id}/key/rotate/${key.id}`, { overlapHours: 0 })
    },
    writes: 2,
  },
  'a key that is revoked': {
    prepare: async () => {
      const id = await ownBucket()
      const key = await newKey(id)
      return () => send('DELETE', `/${id}/key/delete/${key.id}`)
    },
    writes: 1,
  },
  delete: {
    prepare: async () => {
      const id = await newBucket()
      return () => send('DELETE', `/delete/${id}`)
    },
    writes: 2,
  },
  restore: {
    prepare: async () => {
      const id = await inBin(await newBucket())
      return () => send('PUT', `/bin/restore/${id}`)
    },
    writes: 2,
  },
  purge: {
    prepare: async () => {
      const id = await inBin(await newBucket())
      return () => send('DELETE', `/bin/delete/${id}`)
    },
    writes: 4,
  },
}

/** Its public access is compared while it is open; that of a closed one nobody can use. */
const comparable = (pictures: BucketPicture[]) =>
  pictures.map((picture) => ({ ...picture, isPublic: picture.isPublic && !picture.isClosed }))

const expectAgreement = async () => {
  await product.stop()
  const { wrong, notDone } = await product.inspect(async (query) => ({
    wrong: await ownDisagreements(query),
    notDone: (
      await query(`select kind, status, reason_code, input->>'id' as id from operations where status <> 'done'`)
    ).rows,
  }))
  expect({ wrong, notDone }).toEqual({ wrong: [], notDone: [] })
  const [rows, store] = [await pictureOfRows(), await pictureOfStore()]
  expect(comparable(store)).toEqual(comparable(rows))
  // Nothing but the spaces that were just compared: each is two users.
  const expected = rows.flatMap(({ id }) => [
    spaceTag(product.projectId, id),
    `${spaceTag(product.projectId, id)}-read`,
  ])
  const { users } = await product.leftOnStore()
  expect(users.map((uid) => uid.slice(uid.indexOf('-') + 1)).toSorted()).toEqual(expected.toSorted())
}

/** Keys of dead processes are ended by the clock, which looks once a minute. */
const clockMs = 90_000

const keysAgree = async (): Promise<boolean> => {
  if (own === undefined) return true
  const listed = await product.ask<{ accessKey: string; endDate: string | null }[]>('GET', path(`/${own}/key/list`))
  const onStore = await product.engine.listKeys(spaceTag(product.projectId, own), signal)
  const names = (keys: { accessKey: string }[]) => byAccessKey(keys).map(({ accessKey }) => accessKey)
  return listed.every(({ endDate }) => endDate === null) && names(listed).join() === names(onStore).join()
}

describe('kill -9 on Ceph', () => {
  it.each(Object.entries(acts))(
    'in the middle of %s, at each write: it is done in the end, once, and nothing is left',
    async (_, act) => {
      const kills = await killEverywhere(act)
      expect(kills).toBeGreaterThanOrEqual(act.writes * 2)
      await expect.poll(keysAgree, { timeout: clockMs, interval: 1000 }).toBe(true)
      await expectAgreement()
      await product.start()
    },
    actMs,
  )

  it('and in the end everything goes', async () => {
    const ids = async (rest: string) => (await product.ask<{ id: number }[]>('GET', path(rest))).map(({ id }) => id)
    for (const id of await ids('/list')) await send('DELETE', `/delete/${id}?Now=true`)
    for (const id of await ids('/bin/list')) await send('DELETE', `/bin/delete/${id}`)
    await product.untilQuiet()
    expect(await product.leftOnStore()).toEqual({ users: [], buckets: [] })
  })
})
