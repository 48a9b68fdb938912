import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { fixtureOf } from '../../conformance/compute.fixture.ts'
import { describeVolumeConformance } from '../../conformance/volumes.conformance.ts'
import { labZone, readLab } from '../testing/lab.ts'
import { openBench, type OpenStackBench } from '../testing/subject.ts'

let database: TestDatabase
let bench: OpenStackBench

beforeAll(async () => {
  database = await openTestDatabase()
  bench = openBench(readLab(), database.db, `vt${randomBytes(3).toString('hex')}-`)
})
afterAll(async () => {
  await bench.close()
  await database.close()
})

describeVolumeConformance(
  `OpenStack, zone ${labZone()}`,
  fixtureOf((room) => bench.subject(room)),
)
