import { businessUnit, paymentProvider } from '@sarv/contract/enums'
import type { Customer } from '../apps/api/src/testing/api.ts'
import type { Product } from './product.ts'
import { makeServers } from './servers.ts'

/** What pages are about. */
export interface Things {
  serverId: number
  networkId: number
  vpcId: number
  bucketId: number
  paymentId: number
  invoiceId: number
  quote: { id: number; code: string }
  ticketId: number
}

export const untilIdle = async (product: Product, customer: Customer): Promise<void> => {
  const isOpen = async () => {
    const operations = await product.call<{ endDate: string | null }[]>(customer, 'GET', '/portal/operation/list')
    return operations.some(({ endDate }) => endDate === null)
  }
  while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 50))
}

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl sara@laptop'

/** Makes a network and answers its id once it can be used. */
export const makeNetwork = async (
  product: Product,
  customer: Customer,
  wanted: { name: string; network: string },
): Promise<number> => {
  const path = `/vm/${customer.projectId}/network/create`
  const { id } = await product.call<{ id: number }>(customer, 'POST', path, { ...wanted, prefix: 24 })
  await untilIdle(product, customer)
  return id
}

export const makeVolume = async (
  product: Product,
  customer: Customer,
  name: string,
  volumeSize = 50,
): Promise<number> => {
  const path = `/vm/${customer.projectId}/volume/create`
  const model = { name, isPredefined: false, volumeSize }
  const { id } = await product.call<{ id: number }>(customer, 'POST', path, model)
  await untilIdle(product, customer)
  return id
}

/** A private cloud with two networks of its own; `plan` is the place of its plan among those that are offered. */
export const makeVpc = async (
  product: Product,
  customer: Customer,
  name: string,
  { plan = 0, range = '192.168.7' }: { plan?: number; range?: string } = {},
): Promise<number> => {
  const plans = await product.call<{ id: number }[]>(customer, 'GET', '/portal/product-bundle/vpc-list')
  const networks = [
    { name: `${name}-front`, gatewayCidr: `${range}1.1/24` },
    { name: `${name}-back`, gatewayCidr: `${range}2.1/24` },
  ]
  const wanted = { name, productBundleId: plans[plan]!.id, networks }
  const { id } = await product.call<{ id: number }>(customer, 'POST', `/vm/${customer.projectId}/vpc/create`, wanted)
  await untilIdle(product, customer)
  return id
}

/** One more public address of a private cloud. */
export const makeVpcAddress = async (product: Product, customer: Customer, vpcId: number): Promise<string> => {
  const path = `/vm/${customer.projectId}/vpc/${vpcId}/ip`
  const { id } = await product.call<{ id: number }>(customer, 'POST', `${path}/create`, { useIpV4: true })
  await untilIdle(product, customer)
  const ips = await product.call<{ id: number; ipAddress: string }[]>(customer, 'GET', `${path}/list`)
  return ips.find((ip) => ip.id === id)!.ipAddress
}

/** A server in the first network of a private cloud, without a public address. */
export const makeVpcServer = async (
  product: Product,
  customer: Customer,
  vpcId: number,
  name: string,
): Promise<number> => {
  const path = `/vm/${customer.projectId}/vpc/${vpcId}/interface/list`
  const [first] = await product.call<{ id: number }[]>(customer, 'GET', path)
  return makeServers(product, customer, [name], { vmNetworkId: first!.id })
}

export const makeBucket = async (product: Product, customer: Customer, name: string): Promise<number> => {
  const path = `/storage/${customer.projectId}/host/create`
  const { id } = await product.call<{ id: number }>(customer, 'POST', path, { name, isPredefined: false, disk: 50 })
  await untilIdle(product, customer)
  return id
}

/** Puts a file into a bucket as programs do: to the address that the store gives for it. */
export const putFile = async (
  product: Product,
  customer: Customer,
  bucketId: number,
  { key, content }: { key: string; content: string },
): Promise<void> => {
  const path = `/storage/${customer.projectId}/host/${bucketId}/upload/begin`
  const bytes = Buffer.byteLength(content)
  const { url } = await product.call<{ url: string }>(customer, 'POST', path, { key, bytes })
  const { ok, status } = await fetch(url, { method: 'PUT', body: content })
  if (!ok) throw new Error(`PUT ${key}: ${status}`)
}

/** A payment that was begun at the test bank, and waits there. */
export const makePayment = async (product: Product, customer: Customer): Promise<number> => {
  const wanted = { paymentProviderId: paymentProvider.id.sandbox, amount: 2_000_000 }
  const { paymentId } = await product.call<{ paymentId: number }>(customer, 'POST', '/financial/payment/create', wanted)
  return paymentId
}

/** A quote of a few servers and a bucket. */
export const makeQuote = async (product: Product, customer: Customer): Promise<Things['quote']> => {
  const [datacenter] = await product.call<{ id: number }[]>(customer, 'GET', '/infra/datacenter/list')
  const items = [
    { tab: 'vm', cpu: 4, ram: 16, disk: 150, ip4: 1, ip6: 1, n: 2 },
    { tab: 'storage', disk: 200 },
  ]
  const wanted = { datacenterId: datacenter!.id, title: 'زیرساخت فروش نوروز', items }
  const { id } = await product.call<{ id: number }>(customer, 'POST', '/financial/quote/create', wanted)
  return product.call(customer, 'GET', `/financial/quote/get/${id}`)
}

/** Servers, and something on every page around them. */
export const makeThings = async (product: Product, customer: Customer): Promise<Things> => {
  const { projectId } = customer
  const serverId = await makeServers(product, customer)
  const networkId = await makeNetwork(product, customer, { name: 'backend', network: '10.20.0.0' })
  const vpcId = await makeVpc(product, customer, 'production')
  const vmVolumeHostId = await makeVolume(product, customer, 'files-01')
  await makeVolume(product, customer, 'archive-of-old-invoices')
  const send = (path: string, body: object) => product.call(customer, 'POST', `/vm/${projectId}/${path}`, body)
  await send('key/create', { name: 'laptop', publicKey })
  await send('network/node/attach', { vmHostId: serverId, vmNetworkId: networkId })
  await untilIdle(product, customer)
  await send('volume/node/attach', { vmHostId: serverId, vmVolumeHostId })
  await send(`host/${serverId}/snapshot/create`, { name: 'before-upgrade', description: 'پیش از به‌روزرسانی' })
  await untilIdle(product, customer)
  // Of the whole datacenter: the name is part of its address.
  const bucketId = await makeBucket(product, customer, `toranj-media-${projectId}`)
  await putFile(product, customer, bucketId, { key: 'products/1405/price-list.txt', content: 'list' })
  const paymentId = await makePayment(product, customer)
  const { id: invoiceId } = await product.newInvoice(customer)
  const quote = await makeQuote(product, customer)
  const { id: ticketId } = await product.call<{ id: number }>(customer, 'POST', '/portal/issue/create', {
    businessUnitId: businessUnit.id.technical,
    issueSubjectId: 1,
    title: 'دیسک پس از تغییر منابع دیده نمی‌شود',
    content: 'سلام، دیسک در مسیر `/mnt/media` دیده نمی‌شود.',
  })
  await product.sarv('ticket', 'answer', String(ticketId), '--text', 'نام دیسک عوض شده است:\n\n```\nmount -a\n```')
  return { serverId, networkId, vpcId, bucketId, paymentId, invoiceId, quote, ticketId }
}
