import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { vmLbAlgorithm, vmLbProtocol } from '@sarv/contract/enums'
import type { z } from 'zod'
import type {
  CreateVmLbModel,
  LoadBalancerDetail,
  VmLbListenerModel,
} from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { listVpcPlans, newVpc, type NewVpc } from '../vpcs/vpcs.fixture.ts'

export type WantedBalancer = z.input<typeof CreateVmLbModel>
export type WantedListener = z.input<typeof VmLbListenerModel>

/** A network of a private cloud with servers on it. */
export interface BalancerPlace {
  customer: Customer
  vpc: NewVpc
  vmNetworkId: number
  servers: number[]
  bundleId: number
}

/** What an act starts, awaited. */
export const act = async (
  api: TestApi,
  customer: Customer,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Started> => {
  const answer = await api.send<Started>(customer, method, path, body)
  expect([answer.status, answer.body]).toMatchObject([200, { operationId: expect.any(Number) }])
  await api.untilDone(answer.body.operationId!)
  return answer.body
}

export const connectServer = async (api: TestApi, customer: Customer, vmNetworkId: number): Promise<number> => {
  const vmHostId = await api.newServer(customer)
  await act(api, customer, 'POST', `/vm/${customer.projectId}/network/node/attach`, { vmHostId, vmNetworkId })
  return vmHostId
}

/** `plan`: which of the plans the cloud has, the smallest unless said; larger ones have more addresses. */
export const newPlace = async (api: TestApi, { servers = 2, plan: cloudPlan = 0 } = {}): Promise<BalancerPlace> => {
  const customer = await api.newCustomer({ rials: 1_000_000_000 })
  const vpc = await newVpc(api, customer, { networks: 2, plan: cloudPlan })
  const [vmNetworkId] = vpc.networks
  const ids: number[] = []
  for (let count = 0; count < servers; count += 1) ids.push(await connectServer(api, customer, vmNetworkId!))
  const [plan] = await listVpcPlans(api, customer)
  return { customer, vpc, vmNetworkId: vmNetworkId!, servers: ids, bundleId: plan!.id }
}

export const balancerPath = ({ customer }: BalancerPlace): string => `/vm/${customer.projectId}/load-balancer/host`

export const webListener = ({ servers }: BalancerPlace, change: Partial<WantedListener> = {}): WantedListener => ({
  vmLbProtocolTypeId: vmLbProtocol.id.http,
  sourcePort: 80,
  destinationPort: 8080,
  vmLbPools: servers,
  ...change,
})

export const wantedBalancer = (place: BalancerPlace, change: Partial<WantedBalancer> = {}): WantedBalancer => ({
  name: 'web balancer',
  productBundleId: place.bundleId,
  vmNetworkId: place.vmNetworkId,
  vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
  vmLbListeners: [webListener(place)],
  ...change,
})

export const newBalancer = (api: TestApi, place: BalancerPlace, change: Partial<WantedBalancer> = {}) =>
  act(api, place.customer, 'POST', `${balancerPath(place)}/create`, wantedBalancer(place, change))

export const readBalancer = async (api: TestApi, place: BalancerPlace, id: number) =>
  (await api.get<LoadBalancerDetail>(place.customer, `${balancerPath(place)}/get/${id}`)).body

/** A further public address of the cloud. */
export const newAddress = async (api: TestApi, { customer, vpc }: BalancerPlace): Promise<number> => {
  const path = `/vm/${customer.projectId}/vpc/${vpc.id}/ip/create`
  return (await act(api, customer, 'POST', path, { useIpV4: true })).id
}
