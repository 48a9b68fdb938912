import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VmKeyListItem } from '@sarv/contract/vm/keys/keys.schemas'
import type { LoadBalancerDetail, LoadBalancerListItem } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { LoadBalancerProbes } from '@sarv/contract/vm/load-balancers/probes.schemas'
import type { VpcIpListItem } from '@sarv/contract/vm/vpc-ips/vpc-ips.schemas'
import type { VpcNat } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { startTestApi, type TestApi } from '../../testing/api.ts'
import { parsePublicKey } from './keys/keys.rules.ts'
import { addVmDemo, tellVmPast } from './vm.demo.ts'
import { demoCloud } from './vpcs/vpcs-demo.fa.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('the demo customer has an SSH key that is what it says, servers, a volume, and a private cloud from which a port leads to one of them, before which a load balancer stands', async () => {
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
  const { body: clouds } = await api.get<{ id: number; name: string }[]>(customer, `/vm/${customer.projectId}/vpc/list`)
  expect(clouds).toMatchObject([{ name: demoCloud.name, networkCount: 2 }])
  const gateway = `/vm/${customer.projectId}/vpc/${clouds[0]!.id}`
  const { body: ips } = await api.get<VpcIpListItem[]>(customer, `${gateway}/ip/list`)
  expect(ips).toMatchObject([{ isPrimary: true }, { isPrimary: false, forwards: ['shop-https'] }])
  const { body: nats } = await api.get<VpcNat[]>(customer, `${gateway}/nat/list`)
  expect(nats).toMatchObject([{ name: 'shop-https', vmHost: 'shop-web-02', status: 'فعال' }])
  const balancerPath = `/vm/${customer.projectId}/load-balancer/host`
  const { body: balancers } = await api.get<LoadBalancerListItem[]>(customer, `${balancerPath}/list`)
  expect(balancers).toMatchObject([{ name: 'shop-lb', memberCount: 2, downCount: 1 }])
  const [{ id: balancerId }] = balancers as [LoadBalancerListItem]
  const { body: balancer } = await api.get<LoadBalancerDetail>(customer, `${balancerPath}/get/${balancerId}`)
  const red = balancer.listeners.find(({ sourcePort }) => sourcePort === 8081)!
  const member = `${red.id}/${red.poolMembers[0]!.vmHostId}`
  const { body: why } = await api.get<LoadBalancerProbes>(
    customer,
    `${balancerPath}/probe-list/${balancerId}/${member}`,
  )
  expect(why).toMatchObject({ vmHost: 'shop-web-02', cause: 'broken', lastGood: { statusCode: 200 } })
  expect(why.probes.length).toBeGreaterThan(40)
  const { body: servers } = await api.get<{ id: number; name: string }[]>(
    customer,
    `/vm/${customer.projectId}/host/list`,
  )
  expect(servers.map(({ name }) => name).toSorted()).toEqual(['accounting', 'db-primary', 'shop-web-01', 'shop-web-02'])

  // What failed there can be tried again, and works.
  const { body: operations } = await api.get<
    { id: number; canRetry: boolean; reason: string | null; service: string }[]
  >(customer, '/portal/operation/list')
  const failed = operations.find(({ reason }) => reason !== null)!
  expect(failed).toMatchObject({ canRetry: true })
  const server = servers.find(({ name }) => name === 'shop-web-01')!
  await api.untilSettled(customer, server.id)
  const { body: retried } = await api.send<{ operationId: number }>(
    customer,
    'PUT',
    `/portal/operation/retry/${failed.id}`,
  )
  await api.untilDone(retried.operationId)
})
