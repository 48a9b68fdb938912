import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkCompute } from '../check/compute.check.ts'
import type { CheckReport } from '../check/steps.ts'
import { labZone, readLab } from './testing/lab.ts'
import { openOwnCloud, type OwnCloud } from './testing/own-cloud.ts'

/** Nova's fake driver takes an order for an image snapshot and never ends it. */
const notInZone: Readonly<Record<string, readonly string[]>> = { fake: ['snapshot, revert'] }

const { signal } = new AbortController()

let cloud: OwnCloud

beforeAll(async () => {
  cloud = await openOwnCloud()
})
afterAll(() => cloud.close())

/** What the cloud itself says, not the engine. */
const ownNames = async (noun: string, field: 'name' | 'description' = 'name'): Promise<string[]> => {
  const { client, settings } = cloud
  const answer = await client.call<Record<string, Record<string, string>[]>>(
    { service: 'network', method: 'GET', path: `/${noun}`, query: { fields: field } },
    signal,
  )
  return Object.values(answer).flatMap((rows) =>
    rows.map((row) => row[field] ?? '').filter((name) => name.startsWith(settings.projectPrefix)),
  )
}

it(`everything works on a real OpenStack, zone ${labZone()}, and nothing is left of it`, async () => {
  const engine = cloud.openEngine()
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
