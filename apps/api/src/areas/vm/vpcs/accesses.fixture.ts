import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { VpcNetworkAccessListItem } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { routerTag } from '../../../ports/compute/routers.engine.ts'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { insertProject } from '../../../testing/people.ts'
import { newVpc } from './vpcs.fixture.ts'

/* Two private clouds of one customer, of which one asks for a network of the other. */

export type AccessAnswer = Started & { type?: string; errorMessage?: string; errors?: Record<string, string[]> }

/** One of the clouds, and somebody in its project. */
export interface Side {
  customer: Customer
  vpcId: number
}

export interface WantedClouds {
  here?: readonly string[]
  there?: readonly string[]
}

const { signal } = new AbortController()

export const accessesOf = (getApi: () => TestApi) => {
  const sendTo = ({ customer, vpcId }: Side, method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
    getApi().send<AccessAnswer>(customer, method, `/vm/${customer.projectId}/vpc/${vpcId}/${rest}`, body)

  const send = (side: Side, method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
    sendTo(side, method, `network-access/${rest}`, body)

  const untilEnded = async (operationId: number) => {
    const { db } = getApi()
    await expect
      .poll(
        () => db.selectFrom('operations').where('id', '=', operationId).select('ended_at').executeTakeFirstOrThrow(),
        { timeout: 10_000, interval: 10 },
      )
      .toMatchObject({ ended_at: expect.any(Date) })
  }

  const act = async (...request: Parameters<typeof send>) => {
    const { status, body } = await send(...request)
    expect([status, body.errorMessage]).toEqual([200, undefined])
    if (body.operationId) await untilEnded(body.operationId)
    return body
  }

  const listOf = async ({ customer, vpcId }: Side) => {
    const list = `/vm/${customer.projectId}/vpc/${vpcId}/network-access/list`
    return (await getApi().get<VpcNetworkAccessListItem[]>(customer, list)).body
  }

  const reachesOf = async ({ customer, vpcId }: Side) =>
    (await getApi().compute(1).getRouter(routerTag(customer.projectId, vpcId), signal))?.reaches

  /** In two projects; the second has the network that is asked for, which is the last one of its cloud. */
  const openTwo = async ({ here = ['192.168.1.1/24'], there = ['192.168.2.1/24'] }: WantedClouds = {}) => {
    const api = getApi()
    const customer = await api.newCustomer()
    const inOther = { ...customer, projectId: await insertProject(api.db, customer.customerId) }
    const asking = await newVpc(api, customer, { name: 'shop cloud', networks: here })
    const { id, networks } = await newVpc(api, inOther, { name: 'data cloud', networks: there })
    const networkId = networks.at(-1)!
    return {
      here: { customer, vpcId: asking.id },
      there: { customer: inOther, vpcId: id },
      networkId,
      tag: networkTag(inOther.projectId, networkId),
    }
  }

  const ask = ({ here, networkId }: { here: Side; networkId: number }) =>
    act(here, 'POST', 'create', { vpcNetworkAccessId: networkId, description: 'reports' })

  return { sendTo, send, untilEnded, act, listOf, reachesOf, openTwo, ask }
}

export type TwoClouds = Awaited<ReturnType<ReturnType<typeof accessesOf>['openTwo']>>
