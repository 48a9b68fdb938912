import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VmKeyListItem } from '@sarv/contract/vm/keys/keys.schemas'
import { startTestApi, type TestApi } from '../../testing/api.ts'
import { parsePublicKey } from './keys/keys.rules.ts'
import { addVmDemo, tellVmPast } from './vm.demo.ts'
import { demoCloud } from './vpcs/vpcs-demo.fa.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

it('the demo customer has an SSH key that is what it says, servers on order, a private cloud and a volume', async () => {
  const customer = await api.newCustomer()
  const deps = { ...api.engines, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  const demo = { ...customer, datacenterId: 1 }
  for (const { at, happen } of await tellVmPast(api.db, deps, demo)) {
    for (const next of (await happen(at)) ?? []) await next.happen(next.at)
  }
  await addVmDemo(api.db, deps, demo)
  const { body: keys } = await api.get<VmKeyListItem[]>(customer, `/vm/${customer.projectId}/key/list`)
  expect(keys).toMatchObject([{ name: 'niloofar-laptop' }])
  const row = await api.db.selectFrom('vm_keys').selectAll().executeTakeFirstOrThrow()
  expect(parsePublicKey(row.public_key)?.fingerprint).toBe(row.fingerprint)
  const { body: volumes } = await api.get<{ name: string }[]>(customer, `/vm/${customer.projectId}/volume/list`)
  expect(volumes).toMatchObject([{ name: 'media-archive' }])
  const { body: clouds } = await api.get<{ name: string }[]>(customer, `/vm/${customer.projectId}/vpc/list`)
  expect(clouds).toMatchObject([{ name: demoCloud.name, networkCount: 2 }])
  const { body: servers } = await api.get<{ name: string }[]>(customer, `/vm/${customer.projectId}/host/list`)
  expect(servers.map(({ name }) => name).toSorted()).toEqual(['accounting', 'db-primary', 'shop-web-01', 'shop-web-02'])
})
