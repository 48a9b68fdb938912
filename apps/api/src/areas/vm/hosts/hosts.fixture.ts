import type { Updateable } from 'kysely'
import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { VmHostOrdered } from '@sarv/contract/vm/host-orders/host-orders.schemas'
import type { VmHostDetail, VmHostListItem } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { Database } from '../../../db/tables.generated.ts'
import { testPassword, type Answer, type Customer, type TestApi } from '../../../testing/api.ts'
import { getLimitUsage } from '../../../services/limits.service.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { paidSpans } from '../../../testing/usage.ts'

export interface Refusal {
  type?: string
  errorMessage?: string
}

const signal = new AbortController().signal

/** Of one kind for all: tests say what is different about theirs. */
const plainOrder = {
  name: 'shop-web-01',
  password: testPassword,
  isPredefined: false,
  cpu: 2,
  memory: 4,
  disk: 50,
}

/** What tests of servers do again and again, as the portal would do it. */
export const createServerTester = async (api: TestApi) => {
  const images = await api.db.selectFrom('vm_images').select(['id', 'engine_ref']).orderBy('id').execute()
  const imageId = (name: string) => images.find((image) => image.engine_ref === name)!.id
  const order = (changes: object = {}) => ({ vmImageId: imageId('ubuntu-24.04'), ...plainOrder, ...changes })
  const pathOf = ({ projectId }: Customer, rest: string) => `/vm/${projectId}/host/${rest}`

  const create = (customer: Customer, changes: object = {}, headers: Record<string, string> = {}) =>
    api.send<VmHostOrdered & Refusal>(customer, 'POST', pathOf(customer, 'create'), order(changes), headers)

  const put = (
    customer: Customer,
    what: string,
    id: number,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Started & Refusal>> => api.send(customer, 'PUT', pathOf(customer, `${what}/${id}`), body, headers)

  const remove = (customer: Customer, id: number, query = '') =>
    api.send<Started & Refusal>(customer, 'DELETE', pathOf(customer, `delete/${id}${query}`))

  /** The status it settles in. */
  const settle = (customer: Customer, id: number) => api.untilSettled(customer, id)

  const newServer = async (customer: Customer, changes: object = {}): Promise<number> => {
    const { status, body } = await create(customer, changes)
    expect([status, body.type]).toEqual([200, undefined])
    expect(await settle(customer, body.id)).toBe('active')
    return body.id
  }

  const list = async (customer: Customer) => (await api.get<VmHostListItem[]>(customer, pathOf(customer, 'list'))).body
  const detail = (customer: Customer, id: number) => api.get<VmHostDetail>(customer, pathOf(customer, `get/${id}`))
  const onEngine = ({ projectId }: Customer, id: number) => api.compute(1).getServer(serverTag(projectId, id), signal)

  /** What is taken of the customer's limits. */
  const taken = async ({ customerId }: Customer) => {
    const { cpu, memoryGb, diskGb, ip, vm, firewallRule } = await getLimitUsage(api.db, customerId)
    return {
      cpu: cpu.current,
      memoryGb: memoryGb.current,
      diskGb: diskGb.current,
      ip: ip.current,
      vm: vm.current,
      rules: firewallRule.current,
    }
  }

  const limit = async ({ customerId }: Customer, limits: Updateable<Database['customer_limits']>) => {
    await api.db
      .insertInto('customer_limits')
      .values({ customer_id: customerId, ...limits })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(limits))
      .execute()
  }

  /** The prices that were paid for it one after the other; `now` is the one that goes on. */
  const paid = async (id: number) => {
    const spans = await paidSpans(api.db, 'Vm', id)
    return { prices: spans.map(({ rials }) => rials), now: spans.find(({ to }) => to === null)?.rials }
  }

  const row = (id: number) => api.db.selectFrom('vm_hosts').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

  return {
    imageId,
    order,
    pathOf,
    create,
    put,
    remove,
    settle,
    newServer,
    list,
    detail,
    onEngine,
    taken,
    limit,
    paid,
    row,
  }
}

export type ServerTester = Awaited<ReturnType<typeof createServerTester>>
