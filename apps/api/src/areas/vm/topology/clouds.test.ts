import { afterAll, beforeAll, expect, it } from 'vitest'
import { networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { newVpc } from '../vpcs/vpcs.fixture.ts'

let api: TestApi

beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const read = (who: { token: string }, projectId: number, vpcHostId?: number) =>
  api.get<Topology>(who, `/vm/${projectId}/topology/get${vpcHostId === undefined ? '' : `?VpcHostId=${vpcHostId}`}`)

const join = async ({ projectId }: Customer, vmHostId: number, vmNetworkId: number, address: string) => {
  await api.db
    .insertInto('vm_network_nodes')
    .values({
      project_id: projectId,
      vm_network_id: vmNetworkId,
      vm_host_id: vmHostId,
      address,
      status_id: networkNodeStatus.id.connected,
    })
    .execute()
}

/** Without the primary address that every cloud has. */
const idsOf = ({ nodes }: Topology) =>
  nodes
    .filter(({ kind }) => kind !== 'address')
    .map(({ id }) => id)
    .toSorted()

it('a private cloud stands between the internet and its networks', async () => {
  const customer = await api.newCustomer()
  const cloud = await newVpc(api, customer, { networks: 2 })
  const { body } = await read(customer, customer.projectId)
  expect(body.nodes.find(({ id }) => id === `router-${cloud.id}`)).toMatchObject({
    kind: 'router',
    itemId: cloud.id,
    state: 'ok',
    publicAddresses: [expect.any(String)],
    problem: null,
  })
  expect(body.links.filter(({ kind }) => kind === 'gateway')).toMatchObject(
    cloud.networks.map((id) => ({
      kind: 'gateway',
      fromId: `router-${cloud.id}`,
      toId: `network-${id}`,
      reach: 'inside',
    })),
  )
  expect(body.nodes.filter(({ kind }) => kind === 'network').map(({ routerId }) => routerId)).toEqual([
    `router-${cloud.id}`,
    `router-${cloud.id}`,
  ])

  await api.db
    .updateTable('vpc_interfaces')
    .set({ status_id: vmKeyStatus.id.failed })
    .where('vm_network_id', '=', cloud.networks[0]!)
    .execute()
  const broken = (await read(customer, customer.projectId)).body.links.filter(({ reach }) => reach === 'broken')
  expect(broken).toMatchObject([{ toId: `network-${cloud.networks[0]}`, problem: expect.stringContaining('ناموفق') }])
})

it('one cloud alone is shown with all that hangs on it, and nothing else', async () => {
  const customer = await api.newCustomer()
  const cloud = await newVpc(api, customer, { networks: 1 })
  const other = await newVpc(api, customer, { networks: 1 })
  const [inside, guest, elsewhere] = [
    await api.newServer(customer),
    await api.newServer(customer),
    await api.newServer(customer),
  ]
  await join(customer, inside, cloud.networks[0]!, '10.200.0.5')
  // In the other cloud first, and in this one besides.
  await join(customer, guest, other.networks[0]!, '10.201.0.5')
  await join(customer, guest, cloud.networks[0]!, '10.200.0.6')
  await join(customer, elsewhere, other.networks[0]!, '10.201.0.6')

  const { body } = await read(customer, customer.projectId, cloud.id)
  expect(idsOf(body)).toEqual(
    [`network-${cloud.networks[0]}`, `router-${cloud.id}`, `server-${inside}`, `server-${guest}`].toSorted(),
  )
  expect(body.nodes.find(({ id }) => id === `server-${guest}`)).toMatchObject({
    networkId: `network-${cloud.networks[0]}`,
    detail: '10.200.0.6',
  })
  expect(body.links.filter(({ kind }) => kind === 'connection').map(({ label }) => label)).toEqual([null, null])
  const shown = new Set(['internet', ...body.nodes.map(({ id }) => id)])
  expect(body.links.filter(({ fromId, toId }) => !shown.has(fromId) || !shown.has(toId))).toEqual([])
})

it('a cloud of another project or of another customer is not there', async () => {
  const customer = await api.newCustomer()
  const stranger = await api.newCustomer()
  const cloud = await newVpc(api, stranger, { networks: 1 })
  expect((await read(customer, customer.projectId, cloud.id)).status).toBe(404)
  expect((await read(customer, stranger.projectId, cloud.id)).status).toBe(404)
  expect(idsOf((await read(customer, customer.projectId)).body)).toEqual([])
})
