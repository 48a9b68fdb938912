import { afterAll, beforeAll, expect, it } from 'vitest'
import { openComputeEngines } from './vm.engines.ts'
import { loadCatalogue } from '../catalog/catalogue/catalogue.service.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await loadCatalogue(database.db)
})
afterAll(() => database.close())

it('gives the sandbox of each datacenter the firewall of its hypervisor', async () => {
  const compute = await openComputeEngines(database, { sandboxDelayFactor: () => 0 })
  expect([1, 2, 3].map((id) => compute(id).firewallKind)).toEqual(['allowList', 'ordered', 'allowList'])
  expect(() => compute(404)).toThrow('datacenter 404 has no compute engine')
})

it('refuses to start when a datacenter asks for an engine that is not there', async () => {
  const setEngine = (engine: string) =>
    database.db.updateTable('datacenters').set({ engine }).where('id', '=', 2).execute()
  await setEngine('abacus')
  const opening = openComputeEngines(database, { sandboxDelayFactor: () => 0 })
  await expect(opening).rejects.toThrow(/\(2\) asks for the engine "abacus"/)
  // What the configuration says counts more.
  await openComputeEngines(database, { sandboxDelayFactor: () => 0, datacenters: { 2: { engine: 'sandbox' } } })
  await setEngine('sandbox')
})
