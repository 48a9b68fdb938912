import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { checkCompute } from '../check/compute.check.ts'
import type { CheckReport } from '../check/steps.ts'
import { createLocks } from '../locks.ts'
import { openOpenStackCompute, type OpenStackEngine } from './compute.ts'
import { labSettings, labZone, readLab } from './testing/lab.ts'

/** Nova's fake driver takes an order for an image snapshot and never ends it. */
const notInZone: Readonly<Record<string, readonly string[]>> = { fake: ['snapshot, revert'] }

let database: TestDatabase
let engine: OpenStackEngine

beforeAll(async () => {
  database = await openTestDatabase()
  engine = openOpenStackCompute(labSettings(readLab(), { projectPrefix: 'walk-' }), createLocks(database.db))
})
afterAll(async () => {
  await engine.close()
  await database.close()
})

it(`everything works on a real OpenStack, zone ${labZone()}, and nothing is left of it`, async () => {
  const { signal } = new AbortController()
  const reports: CheckReport[] = []
  const [image, otherImage] = readLab().images
  const before = await engine.capacity(signal)
  await checkCompute(engine, {
    image: image!,
    otherImage: otherImage!,
    size: { vcpus: 1, memoryGb: 1, diskGb: 1 },
    projectId: 1,
    signal,
    stepMs: 240_000,
    without: notInZone[labZone()] ?? [],
    say: (report) => reports.push(report),
  })
  expect(reports.filter(({ outcome }) => outcome !== 'works')).toEqual([])
  expect(await engine.capacity(signal)).toEqual(before)
  expect((await engine.listServers({ limit: 1000 }, signal)).servers).toEqual([])
  expect((await engine.listVolumes({ limit: 1000 }, signal)).volumes).toEqual([])
  expect(await engine.listNetworks(signal)).toEqual([])
})
