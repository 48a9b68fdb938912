import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { eachDue, fromNow, takeDue, type Due } from './due.ts'

/** A small table with a time in it stands for all of them. */
const due: Due<'vm_metric_rollups'> = { table: 'vm_metric_rollups', key: ['tier'], at: sql.ref('rolled_until') }
const lease = sql`rolled_until = ${fromNow(60_000)}`

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const waiting = async (times: Partial<Record<'tenMinutes' | 'hour', number>>) => {
  await database.db.deleteFrom('vm_metric_rollups').execute()
  for (const [tier, seconds] of Object.entries(times)) {
    const at = fromNow(seconds * 1000)
    await database.db
      .insertInto('vm_metric_rollups')
      .values({ tier: tier as 'hour', rolled_until: at })
      .execute()
  }
}
beforeEach(() => waiting({ tenMinutes: -10, hour: -20 }))

const take = async (count = 10, of = due) =>
  (await takeDue(database.db, of, { count, set: lease })).map(({ tier }) => tier)

describe('what is taken for a while', () => {
  it('is what waited longest, and nothing before its time', async () => {
    expect(await take(1)).toEqual(['hour'])
    await waiting({ tenMinutes: 5 })
    expect(await take()).toEqual([])
  })

  it('is taken by one of many workers, each thing once', async () => {
    const taken = await Promise.all([take(), take(), take()])
    expect(taken.flat().toSorted()).toEqual(['hour', 'tenMinutes'])
  })

  it('is due again when whoever took it has been silent for too long', async () => {
    await take()
    expect(await take()).toEqual([])
    await waiting({ hour: -1 })
    expect(await take()).toEqual(['hour'])
  })

  it('can be some of the rows only', async () => {
    expect(await take(10, { ...due, where: sql`tier <> 'hour'` })).toEqual(['tenMinutes'])
  })
})

describe('what is held while it is worked on', () => {
  const failures: unknown[] = []
  beforeEach(() => {
    failures.length = 0
  })
  const look = { count: 10, failed: (error: unknown) => void failures.push(error) }
  const settle = (fails?: string) => {
    const done: string[] = []
    const round = eachDue(database.db, due, look, async (trx, { tier }) => {
      await trx
        .updateTable('vm_metric_rollups')
        .set({ rolled_until: fromNow(60_000) })
        .where('tier', '=', tier)
        .execute()
      if (tier === fails) throw new Error('cannot be done')
      done.push(tier)
    })
    return round.then((count) => ({ count, done }))
  }

  it('is worked on once, by one of many workers', async () => {
    const rounds = await Promise.all([settle(), settle(), settle()])
    expect(rounds.flatMap(({ done }) => done).toSorted()).toEqual(['hour', 'tenMinutes'])
    expect(rounds.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(failures).toEqual([])
  })

  it('is as it was when its work fails, keeps no other waiting, and is looked at again', async () => {
    expect(await settle('hour')).toEqual({ count: 1, done: ['tenMinutes'] })
    expect(failures).toEqual([new Error('cannot be done')])
    expect(await settle()).toEqual({ count: 1, done: ['hour'] })
  })

  it('ends the round where a failure should', async () => {
    const stop = (error: unknown) => {
      throw error
    }
    const work = async () => {
      throw new Error('cannot be done')
    }
    await expect(eachDue(database.db, due, { count: 10, failed: stop }, work)).rejects.toThrow('cannot be done')
  })
})
