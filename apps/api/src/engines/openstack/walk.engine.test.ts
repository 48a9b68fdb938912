import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { checkCompute } from '../check/compute.check.ts'
import type { CheckReport } from '../check/steps.ts'
import { createLocks } from '../../engine-locks.ts'
import { createClient } from './client/client.ts'
import { createHttp } from './client/http.ts'
import { openOpenStackCompute, type OpenStackEngine } from './compute.ts'
import { labSettings, labZone, readLab } from './testing/lab.ts'

/** Nova's fake driver takes an order for an image snapshot and never ends it. */
const notInZone: Readonly<Record<string, readonly string[]>> = { fake: ['snapshot, revert'] }

const prefix = 'walk-'

let database: TestDatabase
let engine: OpenStackEngine

beforeAll(async () => {
  database = await openTestDatabase()
  engine = openOpenStackCompute(labSettings(readLab(), { projectPrefix: prefix }), createLocks(database.db))
})
afterAll(async () => {
  await engine.close()
  await database.close()
})

/** What the cloud itself says, not the engine. */
const ownNames = async (noun: string, field: 'name' | 'description' = 'name'): Promise<string[]> => {
  const client = createClient(labSettings(readLab()), createHttp())
  const { signal } = new AbortController()
  try {
    const answer = await client.call<Record<string, Record<string, string>[]>>(
      { service: 'network', method: 'GET', path: `/${noun}`, query: { fields: field } },
      signal,
    )
    return Object.values(answer).flatMap((rows) =>
      rows.map((row) => row[field] ?? '').filter((name) => name.startsWith(prefix)),
    )
  } finally {
    await client.close()
  }
}

it(`everything works on a real OpenStack, zone ${labZone()}, and nothing is left of it`, async () => {
  const { signal } = new AbortController()
  const reports: CheckReport[] = []
  const [image, otherImage] = readLab().images
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
  expect(await engine.capacity(signal)).toMatchObject({
    vcpus: { used: 0 },
    memoryGb: { used: 0 },
    diskGb: { used: 0 },
  })
  for (const noun of ['ports', 'security-groups', 'networks', 'subnets', 'routers'])
    expect([noun, await ownNames(noun)]).toEqual([noun, []])
  expect(await ownNames('floatingips', 'description')).toEqual([])
})
