import { limitedItem } from '@sarv/contract/enums'
import { startReceiver, type Receiver } from '../../apps/api/src/testing/receiver.ts'
import type { TestOperator } from '../../apps/api/src/testing/operators.ts'
import { makeGateway } from '../gateway.ts'
import { codeSentTo } from '../outbox.ts'
import type { Member, Owner, Product } from '../product.ts'
import { makeServers } from '../servers.ts'
import { makeBucket, makeThings, makeVpcAddress, untilIdle, type Things } from '../things.ts'

interface Listed {
  id: number
  name: string
}

/** What is made at its first use and kept for the rest. */
const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

/** Something on every page of a customer, in every state that a page shows without a press. */
const makeFullAccount = async (product: Product) => {
  const customer = await product.newCustomer()
  const { projectId } = customer
  const things = await makeThings(product, customer)
  const { cloudId, closedId } = await makeGateway(product, customer)
  await makeVpcAddress(product, customer, cloudId)
  const call = <Answer>(method: string, path: string, body?: object) =>
    product.call<Answer>(customer, method, path, body)
  const bucket = `/storage/${projectId}/host/${things.bucketId}`
  await call('POST', `${bucket}/key/create`, { name: 'media-web', rightsId: 1 })
  await call('PUT', `${bucket}/settings/lifecycle`, { rules: [{ prefix: 'logs/', expireAfterDays: 30 }] })
  await call('PUT', `${bucket}/settings/public`, { prefixes: ['products/'] })
  const binnedBucket = await makeBucket(product, customer, `toranj-old-${projectId}`)
  await call('DELETE', `/storage/${projectId}/host/delete/${binnedBucket}`)
  const binned = await makeServers(product, customer, ['shop-old-01'])
  await call('DELETE', `/vm/${projectId}/host/delete/${binned}`)
  await call('PUT', `/financial/${projectId}/cap/set`, { monthlyRials: 5_000_000_000, atFullId: 1 })
  await call('POST', '/portal/limit-request/create', {
    itemId: limitedItem.id.vm,
    wanted: 50,
    reason: 'برای فروش ویژه پایان سال',
  })
  await call('POST', '/create', { name: 'production', datacenterId: 1, isPublic: false })
  const volumes = await call<Listed[]>('GET', `/vm/${projectId}/volume/list`)
  const volumeId = volumes.find(({ name }) => name === 'files-01')!.id
  const orders = await call<{ id: number; serviceId: number }[]>('GET', '/financial/order/list/0')
  const orderId = orders.find(({ serviceId }) => serviceId === volumeId)!.id
  const ticket = { businessUnitId: 2, issueSubjectId: 1, content: 'سلام', orderId }
  const { id: readTicketId } = await call<{ id: number }>('POST', '/portal/issue/create', ticket)
  await untilIdle(product, customer)
  return {
    customer,
    things: { ...things, vpcId: cloudId },
    emptyCloudId: things.vpcId,
    closedId,
    volumeId,
    readTicketId,
  }
}

/** An account with a second factor, a colleague, an open invitation, another device, and a webhook that has stopped. */
const makeAccount = async (product: Product) => {
  const customer = await product.newCustomer()
  await product.newColleague(customer, 'reporter')
  const call = <Answer>(method: string, path: string, body?: object) =>
    product.call<Answer>(customer, method, path, body)
  await call('POST', '/account/customer-user/create', { userName: `guest-${customer.userId}@example.com` })
  await product.call({ token: '' }, 'POST', '/account/login', { email: customer.email, password: customer.password })
  const receiver = await startReceiver()
  receiver.answer = () => ({ status: 410, body: 'nobody is here' })
  const hook = { name: 'billing', url: receiver.url, topicIds: [1] }
  const { id: webhookId } = await call<{ id: number }>('POST', '/portal/webhook/create', hook)
  await call('POST', `/portal/webhook/test/${webhookId}`)
  const phoneNumber = '09351110001'
  await call('PUT', '/account/profile/edit-phone-number', { phoneNumber })
  const confirmCode = await codeSentTo(product, phoneNumber)
  await call('POST', '/account/profile/confirm-phone-number', { confirmCode })
  await call('PUT', '/account/profile/edit-two-factor', { twoFactorStatus: true })
  return { customer, receiver }
}

/** A customer of one server, whose firewall may be tried: all pages of the customer say so meanwhile. */
const makeTrying = async (product: Product) => {
  const customer = await product.newCustomer()
  return { customer, serverId: await makeServers(product, customer, ['shop-web-01']) }
}

/** Everybody and everything that faces are about, made at the first use in each worker. */
export interface Visited {
  product: Product
  customer: Owner
  things: Things
  /** A private cloud without servers. */
  emptyCloudId: number
  /** A server whose firewall lets nobody in. */
  closedId: number
  volumeId: number
  /** A ticket about a service of the project, which readers see. */
  readTicketId: number
  trying: () => ReturnType<typeof makeTrying>
}

export const createVisits = (product: Product) => {
  const full = once(() => makeFullAccount(product))
  const account = once(() => makeAccount(product))
  const trying = once(() => makeTrying(product))
  let receiver: Receiver | undefined
  const members = {
    owner: async (): Promise<Member> => (await full()).customer,
    reader: once(async () => product.newColleague((await full()).customer, 'reporter')),
    newcomer: once(() => product.newCustomer()),
    poor: once(() => product.newCustomer({ rials: 100_000 })),
    large: once(async () => {
      const customer = await product.newCustomer()
      await product.fillAccount(customer)
      return customer
    }),
    trying: async (): Promise<Member> => (await trying()).customer,
    account: async (): Promise<Member> => {
      const made = await account()
      receiver = made.receiver
      return made.customer
    },
  }
  return {
    members,
    visited: async (): Promise<Visited> => ({ product, trying, ...(await full()) }),
    operator: once((): Promise<TestOperator> => product.newOperator()),
    close: async () => receiver?.close(),
  }
}
export type Visits = ReturnType<typeof createVisits>
