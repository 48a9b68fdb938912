import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schedulesPerVolume } from '@sarv/contract/limits'
import type { VolumeSchedule } from '@sarv/contract/vm/volume-schedules/volume-schedules.schemas'
import type { VolumeSnapshot } from '@sarv/contract/vm/volume-snapshots/volume-snapshots.schemas'
import { fromWire } from '../../../db/wire-time.ts'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { occupy, occupyingTitle } from '../../../testing/operations.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { runDueSchedules } from '../volume-copies/scheduled-copies.periodic.ts'

const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { send, read, newVolume } = tools

const dayMs = 24 * 3600 * 1000
const daily = { scheduleKindId: 1, schedulePeriodId: 1, hour: 3, minute: 0, keep: 2 }

const schedulesOf = (customer: Customer, volumeId: number) =>
  read<VolumeSchedule[]>(customer, `/volume/${volumeId}/schedule/list`)
const snapshotsOf = (customer: Customer, volumeId: number) =>
  read<VolumeSnapshot[]>(customer, `/volume/${volumeId}/snapshot/list`)

/** A volume with a schedule, and the moment of its first run. */
const scheduled = async (changes: object = {}) => {
  const customer = await api.newCustomer()
  const volumeId = await newVolume(customer)
  const { status, body } = await send(customer, 'POST', `/volume/${volumeId}/schedule/create`, { ...daily, ...changes })
  expect(status).toBe(200)
  const [schedule] = await schedulesOf(customer, volumeId)
  return { customer, volumeId, scheduleId: body.id, first: fromWire(schedule!.nextDate!) }
}

/** What the worker does at this moment. */
const at = async (now: Date, volumeId: number) => {
  const deps = { compute: api.compute, secrets: api.secrets, publicUrl: 'http://localhost' }
  await runDueSchedules({ db: api.db, deps, log: silentLog }, now)
  await tools.untilIdle('Volume', volumeId)
}

const after = (moment: Date, days: number, minutes = 0) => new Date(moment.getTime() + days * dayMs + minutes * 60_000)

const bellOf = async ({ userId }: Customer) =>
  api.db.selectFrom('notifications').where('user_id', '=', userId).select(['subject', 'content']).execute()

describe('schedules of a volume', () => {
  it('are made, changed, turned off and deleted', async () => {
    const { customer, volumeId, scheduleId } = await scheduled()
    expect(await schedulesOf(customer, volumeId)).toMatchObject([
      {
        id: scheduleId,
        ...daily,
        isEnabled: true,
        weekDayId: null,
        nextDate: expect.stringMatching(/T03:00:00$/),
        lastDate: null,
      },
    ])
    const weekly = { scheduleKindId: 2, schedulePeriodId: 2, weekDayId: 7, hour: 22, minute: 30, keep: 4 }
    const path = `/volume/${volumeId}/schedule`
    expect(await send(customer, 'PUT', `${path}/edit/${scheduleId}`, weekly)).toMatchObject({
      status: 200,
      body: { id: scheduleId, operationId: null },
    })
    const [changed] = await schedulesOf(customer, volumeId)
    expect(changed).toMatchObject({ ...weekly, nextDate: expect.stringMatching(/T22:30:00$/) })
    await send(customer, 'PUT', `${path}/edit/${scheduleId}`, { ...weekly, isEnabled: false })
    expect(await schedulesOf(customer, volumeId)).toMatchObject([{ isEnabled: false, nextDate: null }])
    expect(await send(customer, 'DELETE', `${path}/delete/${scheduleId}`)).toMatchObject({ status: 200 })
    expect(await schedulesOf(customer, volumeId)).toEqual([])
    expect(await send(customer, 'DELETE', `${path}/delete/${scheduleId}`)).toMatchObject({ status: 404 })
  })

  it('are a few at most, and a weekly one needs its day', async () => {
    const { customer, volumeId } = await scheduled()
    const create = (body: object) => send(customer, 'POST', `/volume/${volumeId}/schedule/create`, body)
    expect(await create({ ...daily, schedulePeriodId: 2 })).toMatchObject({ status: 422 })
    const answers = await Promise.all(Array.from({ length: schedulesPerVolume }, () => create(daily)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(schedulesPerVolume - 1)
    expect(answers.find(({ status }) => status !== 200)?.body.type).toBe('too_many_schedules')
  })

  it('are not there for others', async () => {
    const { customer, volumeId, scheduleId } = await scheduled()
    const other = await api.newCustomer()
    const path = `/volume/${volumeId}/schedule`
    expect((await send(other, 'POST', `${path}/create`, daily)).status).toBe(404)
    expect((await send(other, 'PUT', `${path}/edit/${scheduleId}`, daily)).status).toBe(404)
    expect((await send(other, 'DELETE', `${path}/delete/${scheduleId}`)).status).toBe(404)
    expect(await schedulesOf(customer, volumeId)).toHaveLength(1)
  })
})

describe('a schedule that is due', () => {
  it('makes its snapshot, and says when the next one comes', async () => {
    const { customer, volumeId, scheduleId, first } = await scheduled()
    await at(after(first, 0, -1), volumeId)
    expect(await snapshotsOf(customer, volumeId)).toEqual([])
    await at(first, volumeId)
    expect(await snapshotsOf(customer, volumeId)).toMatchObject([
      {
        volumeScheduleId: scheduleId,
        statusId: 2,
        name: expect.stringMatching(/^زمان‌بندی ۱۴[۰-۹]{2}-[۰-۹]{2}-[۰-۹]{2} ۰۳:۰۰$/u),
      },
    ])
    const [schedule] = await schedulesOf(customer, volumeId)
    expect(schedule).toMatchObject({ scheduleResultId: 1, lastReason: null })
    expect(fromWire(schedule!.lastDate!)).toEqual(first)
    expect(fromWire(schedule!.nextDate!)).toEqual(after(first, 1))
  })

  it('makes a backup, where that is wanted', async () => {
    const { customer, volumeId, scheduleId, first } = await scheduled({ scheduleKindId: 2 })
    await at(first, volumeId)
    const list = await read(customer, `/volume/${volumeId}/backup/list`)
    expect(list).toMatchObject([{ volumeScheduleId: scheduleId, statusId: 1 }])
    expect(await snapshotsOf(customer, volumeId)).toEqual([])
  })

  it('is run once by many workers, and once for all the runs that were missed', async () => {
    const { customer, volumeId, first } = await scheduled()
    const late = after(first, 12, 90)
    await Promise.all([at(late, volumeId), at(late, volumeId), at(late, volumeId)])
    await at(late, volumeId)
    expect(await snapshotsOf(customer, volumeId)).toHaveLength(1)
    const [schedule] = await schedulesOf(customer, volumeId)
    expect(fromWire(schedule!.nextDate!)).toEqual(after(first, 13))
  })

  it('keeps as many as it should, and never touches what people made', async () => {
    const { customer, volumeId, scheduleId, first } = await scheduled()
    const own = await tools.act(customer, volumeId, 'POST', `/volume/${volumeId}/snapshot/create`, { name: 'my own' })
    for (const day of [0, 1, 2, 3]) await at(after(first, day), volumeId)
    const left = await snapshotsOf(customer, volumeId)
    expect(left.map(({ volumeScheduleId }) => volumeScheduleId)).toEqual([scheduleId, scheduleId, null])
    expect(left.at(-1)?.id).toBe(own.id)
    expect(left[0]!.id - left[1]!.id).toBe(1)

    const { signal } = new AbortController()
    const rows = await api.db
      .selectFrom('vm_volume_snapshots')
      .where('vm_volume_id', '=', volumeId)
      .select('id')
      .execute()
    expect(rows).toHaveLength(5)
    const onEngine = await Promise.all(
      rows.map(({ id }) => api.compute(1).getVolumeSnapshot(`vsnap-${customer.projectId}-${id}`, signal)),
    )
    expect(onEngine.filter(Boolean)).toHaveLength(3)
  })

  it('deletes one after the other when it is to keep fewer', async () => {
    const { customer, volumeId, scheduleId, first } = await scheduled({ keep: 5 })
    for (const day of [0, 1, 2, 3]) await at(after(first, day), volumeId)
    expect(await snapshotsOf(customer, volumeId)).toHaveLength(4)
    await send(customer, 'PUT', `/volume/${volumeId}/schedule/edit/${scheduleId}`, { ...daily, keep: 1 })
    expect(await snapshotsOf(customer, volumeId)).toHaveLength(4)
    await at(after(first, 4), volumeId)
    await expect.poll(async () => (await snapshotsOf(customer, volumeId)).length, { timeout: 10_000 }).toBe(1)
  })

  it('that is off, deleted, or of a volume that is gone does nothing', async () => {
    const off = await scheduled({ isEnabled: true })
    const path = `/volume/${off.volumeId}/schedule/edit/${off.scheduleId}`
    await send(off.customer, 'PUT', path, { ...daily, isEnabled: false })
    const gone = await scheduled()
    await tools.act(gone.customer, gone.volumeId, 'DELETE', `/volume/delete/${gone.volumeId}`)
    await at(after(off.first, 1), off.volumeId)
    expect(await snapshotsOf(off.customer, off.volumeId)).toEqual([])
    const rows = await api.db.selectFrom('vm_volume_snapshots').where('vm_volume_id', '=', gone.volumeId).execute()
    expect(rows).toEqual([])
  })
})

describe('a run that does not come about', () => {
  const occupyVolume = async ({ customer, volumeId }: { customer: Customer; volumeId: number }) => {
    const id = await occupy(api.db, customer, 'Volume', volumeId)
    return () => api.db.deleteFrom('operations').where('id', '=', id).execute()
  }
  /** As `at`, where the volume never gets idle. */
  const tryAt = (now: Date) =>
    runDueSchedules(
      {
        db: api.db,
        deps: { compute: api.compute, secrets: api.secrets, publicUrl: 'http://localhost' },
        log: silentLog,
      },
      now,
    )

  it('because the volume is busy is tried again a few minutes later', async () => {
    const one = await scheduled()
    const free = await occupyVolume(one)
    await tryAt(one.first)
    const [waiting] = await schedulesOf(one.customer, one.volumeId)
    expect(waiting).toMatchObject({ lastDate: null, scheduleResultId: null })
    expect(fromWire(waiting!.nextDate!)).toEqual(after(one.first, 0, 5))
    await free()
    await at(after(one.first, 0, 5), one.volumeId)
    const [done] = await schedulesOf(one.customer, one.volumeId)
    expect(done).toMatchObject({ scheduleResultId: 1 })
    expect(fromWire(done!.nextDate!)).toEqual(after(one.first, 1))
    expect(await bellOf(one.customer)).toEqual([])
  })

  it('after some tries is skipped, with its reason, and told', async () => {
    const one = await scheduled()
    const free = await occupyVolume(one)
    for (const minutes of [0, 5, 10, 15]) await tryAt(after(one.first, 0, minutes))
    await free()
    const [skipped] = await schedulesOf(one.customer, one.volumeId)
    expect(skipped).toMatchObject({ scheduleResultId: 3, lastReason: expect.stringContaining(occupyingTitle) })
    expect(fromWire(skipped!.nextDate!)).toEqual(after(one.first, 1))
    expect(await bellOf(one.customer)).toMatchObject([{ subject: expect.stringContaining('data-volume') }])
    expect(await snapshotsOf(one.customer, one.volumeId)).toEqual([])
  })

  it('because the engine fails says so, leaves nothing, and is cleaned up by the next', async () => {
    const { customer, volumeId, first } = await scheduled()
    faults.inject({ method: 'createVolumeSnapshot', kind: 'error', count: 5, code: 'internal' })
    await at(first, volumeId)
    const [failed] = await schedulesOf(customer, volumeId)
    expect(failed).toMatchObject({ scheduleResultId: 2, lastReason: expect.stringMatching(/زیرساخت/) })
    expect(await snapshotsOf(customer, volumeId)).toMatchObject([{ statusId: 5 }])
    expect(await bellOf(customer)).toHaveLength(1)
    const decisions = async () =>
      (await api.get<DecisionListItem[]>(customer, '/dashboard/decision/list')).body.filter(
        ({ kind }) => kind === 'backupFailed',
      )
    expect(await decisions()).toMatchObject([{ urgency: 'now', serviceId: volumeId, service: 'data-volume' }])

    await at(after(first, 1), volumeId)
    expect(await decisions()).toEqual([])
    const [done] = await schedulesOf(customer, volumeId)
    expect(done).toMatchObject({ scheduleResultId: 1, lastReason: null })
    await expect.poll(() => snapshotsOf(customer, volumeId), { timeout: 10_000 }).toMatchObject([{ statusId: 2 }])
  })
})
