import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { describeComputeConformance } from '../conformance/compute.conformance.ts'
import { labZone, readLab } from './testing/lab.ts'
import { openBench, type OpenStackBench } from './testing/subject.ts'

let database: TestDatabase
let bench: OpenStackBench

beforeAll(async () => {
  database = await openTestDatabase()
  bench = openBench(readLab(), database.db, `t${randomBytes(3).toString('hex')}-`)
})
afterAll(async () => {
  await bench.close()
  await database.close()
})

describeComputeConformance(`OpenStack, zone ${labZone()}`, (room) => bench.subject(room))
