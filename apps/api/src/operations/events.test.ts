import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '../testing/database.ts'
import { deleteExpired } from './cleanup.ts'
import { createEventHub, eventsAfter, latestEventId, publish, type EventHub, type LiveEventRow } from './events.ts'

let database: TestDatabase
let hub: EventHub
beforeAll(async () => {
  database = await openTestDatabase()
  hub = await createEventHub(database, { log: silentLog })
})
afterAll(async () => {
  await hub.close()
  await database.close()
})

const about = (customerId: number, id: number) => ({ customerId, projectId: 7, group: 'VmHost' as const, id })

describe('the event hub', () => {
  it('tells each subscriber what concerns it, in order', async () => {
    const heard: LiveEventRow[] = []
    const unsubscribe = hub.subscribe(
      (event) => event.customerId === 1,
      (event) => heard.push(event),
    )
    await publish(database.db, about(1, 10), about(2, 20), { ...about(1, 11), operationId: 5 })
    await expect.poll(() => heard.map((event) => event.id)).toEqual([10, 11])
    expect(heard[1]).toEqual({
      eventId: expect.any(Number) as number,
      customerId: 1,
      projectId: 7,
      group: 'VmHost',
      id: 11,
      operationId: 5,
    })
    unsubscribe()
  })

  it('makes one of many about the same thing, the newest', async () => {
    const heard: LiveEventRow[] = []
    const unsubscribe = hub.subscribe(
      (event) => event.customerId === 3,
      (event) => heard.push(event),
    )
    await publish(database.db, ...Array.from({ length: 5 }, () => about(3, 1)))
    await expect.poll(() => heard).toHaveLength(1)
    expect(heard[0]?.eventId).toBe(await latestEventId(database.db))
    unsubscribe()
  })

  it('is silent about what was rolled back', async () => {
    const heard: LiveEventRow[] = []
    const unsubscribe = hub.subscribe(
      (event) => event.customerId === 4,
      (event) => heard.push(event),
    )
    await database.db
      .transaction()
      .execute(async (trx) => {
        await publish(trx, about(4, 1))
        throw new Error('no')
      })
      .catch(() => {})
    await publish(database.db, about(4, 2))
    await expect.poll(() => heard.map((event) => event.id)).toEqual([2])
    unsubscribe()
  })
})

describe('what a client missed', () => {
  it('is given after the last event it has, of its own customer only', async () => {
    await publish(database.db, about(5, 1))
    const last = await latestEventId(database.db)
    await publish(database.db, about(5, 2), about(6, 3), about(5, 4))
    const { events, isComplete } = await eventsAfter(database.db, last, 5)
    expect(isComplete).toBe(true)
    expect(events.filter((event) => event.eventId > last).map((event) => event.id)).toEqual([2, 4])
    expect(events.every((event) => event.customerId === 5)).toBe(true)
  })

  it('includes what a slower transaction wrote under an earlier id', async () => {
    await publish(database.db, about(8, 1), about(8, 2))
    const { events } = await eventsAfter(database.db, await latestEventId(database.db), 8)
    expect(events.map((event) => event.id)).toEqual([1])
  })

  it('is unknown when the last event is no longer kept', async () => {
    await publish(database.db, about(9, 1))
    const last = await latestEventId(database.db)
    await database.rawQuery(`update events set created_at = now() - interval '2 days' where id <= $1`, [last])
    await publish(database.db, about(9, 2))
    expect(await deleteExpired(database.db)).toBeGreaterThan(0)
    expect(await eventsAfter(database.db, last, 9)).toEqual({ events: [], isComplete: false })
    expect(await latestEventId(database.db)).toBeGreaterThan(last)
  })
})
