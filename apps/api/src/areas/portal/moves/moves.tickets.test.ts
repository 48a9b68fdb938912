import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessUnit, issuePriority, userAccessType } from '@sarv/contract/enums'
import type { IssueSnapshotToSend } from '@sarv/contract/portal/tickets/tickets.schemas'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { migrationsFolder, type Migration } from '../../../db/migrations.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Move, MovingService } from '../../../services/moving.ts'
import { createFindCaller } from '../../../http/authorize.store.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { letIn } from '../../../testing/people.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import { moveTickets } from '../tickets/moving.service.ts'
import { openTicket } from '../tickets/tickets.service.ts'
import { ticketTools } from '../tickets/tickets.fixture.ts'
import { moveTools, volume } from './moves.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false })
})
afterAll(() => api.close())

const { newVolume } = volumeTools(() => api)
const { rehearse, move, newProject } = moveTools(() => api)
const { create, reply, thread } = ticketTools(() => api)

const orderOf = async (who: Customer, serviceId: number): Promise<number> => {
  const { body } = await api.get<{ id: number; serviceId: number }[]>(who, '/financial/order/list/0')
  return body.find((order) => order.serviceId === serviceId)!.id
}

/** A disk with a ticket about it, people of both projects, and a ticket of the account that has nothing to do with it. */
const setUp = async () => {
  const owner = await api.newCustomer()
  const to = await newProject(owner)
  const there = await api.newColleague(owner)
  await letIn(api.db, there, to, userAccessType.id.maintainer)
  const author = await api.newColleague(owner, 'maintainer')
  const here = await api.newColleague(owner, 'maintainer')
  const id = await newVolume(owner, { volumeSize: 100 })
  const ticket = (await create(author, { orderId: await orderOf(owner, id) })).body.id
  await create(owner)
  const readers = async () => {
    const statuses: number[] = []
    for (const who of [owner, author, here, there]) statuses.push((await thread(who, ticket)).status)
    return statuses
  }
  return { owner, author, here, there, id, to, ticket, readers }
}

it('a ticket goes along with its service: those of the new project read it and write to it, those of the old one no longer', async () => {
  const { owner, author, here, there, id, to, ticket, readers } = await setUp()
  expect(await readers()).toEqual([200, 200, 200, 404])
  const { people, tickets } = (await rehearse(owner, owner.projectId, [volume(id)], to)).body
  const nameOf = ({ userId }: { userId: number }) => people.find((person) => person.userId === userId)?.user
  expect(tickets).toEqual({ count: 1, willRead: [nameOf(there)], noLonger: [nameOf(here)] })

  await move(owner, owner.projectId, [volume(id)], to)
  const told = await api.db
    .selectFrom('events')
    .where('customer_id', '=', owner.customerId)
    .where('cache_group', '=', 'Support')
    .select('project_id')
    .orderBy('id')
    .execute()
  expect(told.slice(-2).map(({ project_id: project }) => project)).toEqual([owner.projectId, to])
  // Whoever opened it reads it wherever it is.
  expect(await readers()).toEqual([200, 200, 404, 200])
  expect((await thread(there, ticket)).body.projectId).toBe(to)
  expect((await reply(there, ticket)).status).toBe(200)
  expect((await reply(author, ticket)).status).toBe(200)
  expect((await reply(here, ticket)).status).toBe(404)
})

it('a report of the service can be sent into its ticket after both have moved', async () => {
  const { owner, id, to, ticket } = await setUp()
  await move(owner, owner.projectId, [volume(id)], to)
  const orderId = await orderOf(owner, id)
  const { snapshot, sealed } = (await api.get<IssueSnapshotToSend>(owner, `/portal/issue/snapshot/${orderId}`)).body
  expect((await reply(owner, ticket, { snapshot: sealed })).status).toBe(200)
  expect((await thread(owner, ticket)).body.issueItems!.at(-1)!.snapshot).toEqual(snapshot)
})

const wantedOf = (orderId: number) => ({
  businessUnitId: businessUnit.id.technical,
  issueSubjectId: 1,
  issuePriorityId: issuePriority.id.important,
  content: 'دیسک دیده نمی‌شود',
  orderId,
})
const openAbout = async (trx: Db, owner: Customer, orderId: number) => {
  const caller = await createFindCaller(trx, pino({ level: 'silent' }))(owner.token, undefined)
  const writing = { secrets: api.secrets, fileIds: [], snapshot: undefined }
  return openTicket(trx, caller!.actor, wantedOf(orderId), writing)
}
const diskOf = (id: number): MovingService => ({ serviceType: serviceType.volume, id, name: null })

it('a ticket that is opened while its service goes to another project is in that one', async () => {
  const { owner, id, to } = await setUp()
  const orderId = await orderOf(owner, id)
  const goes: Move = { customerId: owner.customerId, from: owner.projectId, to }
  const { id: ticket } = await inTransaction(api.db, async (trx) => {
    // Once the service is found and before anything is written, the move is there.
    let isGone = false
    const late = trx.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isGone && result.rows.some((row) => row['serviceId'] === id)) {
          isGone = true
          await trx.updateTable('vm_volumes').set({ project_id: to }).where('id', '=', id).execute()
          await moveTickets(trx, goes, [diskOf(id)])
        }
        return result
      },
    })
    const opened = await openAbout(late, owner, orderId)
    expect(isGone).toBe(true)
    return opened
  })
  expect((await thread(owner, ticket)).body.projectId).toBe(to)
})

it('whoever opens a ticket about a service and whoever moves it wait for each other', async () => {
  const { owner, id, to } = await setUp()
  const orderId = await orderOf(owner, id)
  const held = async (trx: Db) => {
    const { rows } = await sql<{ key: number; mode: string }>`select objid::integer as key, mode from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid() and objid = ${id}::integer::oid`.execute(trx)
    return rows
  }
  await inTransaction(api.db, async (trx) => {
    await openAbout(trx, owner, orderId)
    expect(await held(trx)).toEqual([{ key: id, mode: 'ShareLock' }])
  })
  await inTransaction(api.db, async (trx) => {
    await moveTickets(trx, { customerId: owner.customerId, from: owner.projectId, to }, [diskOf(id)])
    expect(await held(trx)).toEqual([{ key: id, mode: 'ExclusiveLock' }])
  })
})

it('a ticket that stayed behind when its service moved is brought after it', async () => {
  const { owner, id, to, ticket, readers } = await setUp()
  await move(owner, owner.projectId, [volume(id)], to)
  await api.db.updateTable('tickets').set({ project_id: owner.projectId }).where('id', '=', ticket).execute()
  expect(await readers()).toEqual([200, 200, 200, 404])
  const module = (await import(new URL('0083-tickets-of-moved-services.ts', migrationsFolder).href)) as {
    ticketsOfMovedServices: Migration
  }
  await sql.raw(module.ticketsOfMovedServices.statements[0]!).execute(api.db)
  expect(await readers()).toEqual([200, 200, 404, 200])
})
