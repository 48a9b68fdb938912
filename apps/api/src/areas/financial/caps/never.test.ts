import { capAct } from '@sarv/contract/enums'
import type { ProjectCap } from '@sarv/contract/financial/caps/caps.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Customer } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'
import { openLife } from '../suspensions/suspensions.fixture.ts'
import { judgeCaps, monthOf, readCap } from './caps.service.ts'

let life: Awaited<ReturnType<typeof openLife>>
beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.api.close())

const set = (who: Customer, monthlyRials: number) =>
  life.api.send<{ type?: string }>(who, 'PUT', `/financial/${who.projectId}/cap/set`, {
    monthlyRials,
    atFullId: capAct.id.never,
  })
const capOf = (who: Customer): Promise<ProjectCap> => readCap(life.db, who.projectId, life.now())
const judge = () => judgeCaps({ db: life.db, deps: life.deps, log: silentLog }, life.now())
const isStopped = async ({ projectId }: Customer) =>
  (await life.db
    .selectFrom('suspensions')
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined

describe('a cap that the month may not end above', () => {
  it('stops services early enough for their disks and addresses to be paid until the end of the month', async () => {
    const who = await life.api.newCustomer({ rials: 900_000_000 })
    await life.api.newServer(who)
    await life.api.newServer(who)
    await life.pass(1)
    // A month is lived from its first day on.
    const nextMonth = monthOf(life.now()).end
    await life.pass((nextMonth.getTime() - life.now().getTime()) / 3_600_000 + 1)
    const { runningRials = 0, keptRials = 0 } = await capOf(who)
    expect(keptRials).toBeGreaterThan(0)
    expect(keptRials).toBeLessThan(runningRials)
    expect(await set(who, 1_000)).toMatchObject({ status: 400, body: { type: 'cap_below_costs' } })
    // Room for all month's disks and addresses, and for half of the rest.
    const monthlyRials = Math.round((keptRials + runningRials) / 2)
    expect((await set(who, monthlyRials)).status).toBe(200)
    const { month, end } = monthOf(life.now())
    await withBooks(life.db, '7. A month under a cap that it may not end above', { customer: who }, async () => {
      const from = life.now().getTime()
      const { stoppedEndRials = 0 } = await capOf(who)
      const hoursToCap = Math.floor((monthlyRials - stoppedEndRials) / ((runningRials - keptRials) / 720))
      await life.pass(hoursToCap - 2)
      await judge()
      expect(await isStopped(who)).toBe(false)
      // From here on as Sarv does it, every minute.
      for (let minutes = 0; minutes < 180 && !(await isStopped(who)); minutes += 1) {
        await life.pass(1 / 60)
        await judge()
      }
      // What was used alone was far from the cap when they stopped.
      expect(life.now().getTime() - from).toBeLessThan((end.getTime() - month.getTime()) * 0.75)
      await life.settle()
      await life.pass((end.getTime() - life.now().getTime()) / 3_600_000 - 0.1)
      await judge()
    })
    expect(await isStopped(who)).toBe(true)
    const { usedRials, isReached } = await capOf(who)
    expect(isReached).toBe(true)
    expect(usedRials).toBeGreaterThan(monthlyRials * 0.9)
    const { monthEndRials } = await capOf(who)
    expect(monthEndRials).toBeLessThanOrEqual(monthlyRials)
    await life.pass(2)
    await judge()
    expect(await isStopped(who)).toBe(false)
  }, 60_000)
})
