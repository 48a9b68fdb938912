import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from './testing/database.ts'
import { createLocks } from './engine-locks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const { signal } = new AbortController()

describe('a lock', () => {
  it('lets one at a time in, in one process and in two; others are not held up', async () => {
    const processes = [createLocks(database.db), createLocks(database.db)]
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await sleep(5)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 8 }, (_, turn) => processes[turn % 2]!('room', signal, work)))
    expect(most).toBe(1)
    most = 0
    await Promise.all(['a', 'b', 'c'].map((key) => processes[0]!(key, signal, work)))
    expect(most).toBeGreaterThan(1)
  })

  it('is free again after its work failed, and answers what the work answered', async () => {
    const withLock = createLocks(database.db)
    const failing = withLock('k', signal, async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await withLock('k', signal, async () => 7)).toBe(7)
  })

  it('of a process that died is let go of in the end', async () => {
    const dead = { key: 'dead', owner: '00000000-0000-0000-0000-000000000000', until: new Date(Date.now() - 1000) }
    await database.db.insertInto('engine_locks').values(dead).execute()
    expect(await createLocks(database.db)('dead', signal, async () => 1)).toBe(1)
  })

  it('is kept for as long as its work takes', async () => {
    const withLock = createLocks(database.db, { renewMs: 10 })
    const leaseOf = async () =>
      (await database.db.selectFrom('engine_locks').where('key', '=', 'long').select('until').executeTakeFirstOrThrow())
        .until
    await withLock('long', signal, async () => {
      const first = await leaseOf()
      await expect.poll(leaseOf).not.toEqual(first)
      expect(first < (await leaseOf())).toBe(true)
    })
  })

  it('is waited for no longer than the signal allows', async () => {
    const [holder, waiter] = [createLocks(database.db), createLocks(database.db)]
    let letGo = () => {}
    const held = holder('slow', signal, () => new Promise<void>((resolve) => (letGo = resolve)))
    await sleep(20)
    const reason = new Error('too long')
    const controller = new AbortController()
    const waiting = waiter('slow', controller.signal, async () => 1)
    setTimeout(() => controller.abort(reason), 20)
    await expect(waiting).rejects.toBe(reason)
    letGo()
    await held
  })
})
