import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { VpcBundle } from '@sarv/contract/portal/bundles/bundles.schemas'
import type { VmNetworkListItem } from '@sarv/contract/vm/networks/networks.schemas'
import type { Customer, TestApi } from '../../../testing/api.ts'

/** A private cloud that was ordered like everyone's, built on the sandbox. */
export interface NewVpc {
  id: number
  /** Of its networks, in the order asked for. */
  networks: number[]
}

export interface WantedVpc {
  name?: string
  /** How many, or the gateways of each: `192.168.30.1/24`. */
  networks?: number | readonly string[]
  /** The place of its plan among those that are offered; the smallest by default. */
  plan?: number
}

let clouds = 0

export const listVpcPlans = async (api: TestApi, customer: Customer): Promise<VpcBundle[]> =>
  (await api.get<VpcBundle[]>(customer, '/portal/product-bundle/vpc-list')).body

export const newVpc = async (
  api: TestApi,
  customer: Customer,
  { name = `cloud-${(clouds += 1)}`, networks = 2, plan = 0 }: WantedVpc = {},
): Promise<NewVpc> => {
  const plans = await listVpcPlans(api, customer)
  const gateways =
    typeof networks === 'number'
      ? Array.from({ length: networks }, (_, place) => `10.${clouds % 200}.${place}.1/24`)
      : networks
  const answer = await api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/vpc/create`, {
    name,
    productBundleId: plans[plan]!.id,
    networks: gateways.map((gatewayCidr, place) => ({ name: `${name}-net-${place + 1}`, gatewayCidr })),
  })
  expect([answer.status, answer.body]).toMatchObject([200, { operationId: expect.any(Number) }])
  await api.untilDone(answer.body.operationId!)
  const { id } = answer.body
  const made = await api.get<VmNetworkListItem[]>(customer, `/vm/${customer.projectId}/vpc/${id}/interface/list`)
  const byCidr = (gateway: string) => made.body.find(({ gatewayIp }) => gateway.startsWith(`${gatewayIp}/`))!.id
  return { id, networks: gateways.map(byCidr) }
}
