import type { Runway } from '@sarv/contract/financial/runway/runway.schemas'
import { paymentStatus, vmLbMemberHealth } from '@sarv/contract/enums'
import type { DashboardFinancial } from '@sarv/contract/dashboard/dashboard.schemas'
import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import type { BillDetail } from '@sarv/contract/financial/bills/bills.schemas'
import type { OrderListItem, OrderSummary } from '@sarv/contract/financial/orders/orders.schemas'
import type { BillListItem } from '@sarv/contract/financial/bills/bills.schemas'
import type { LoadBalancerDetail, LoadBalancerListItem } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { LoadBalancerProbes } from '@sarv/contract/vm/load-balancers/probes.schemas'
import type { OperationListItem } from '@sarv/contract/portal/operations/operations.schemas'
import type { ResourceUsage } from '@sarv/contract/portal/limits/limits.schemas'
import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import type { ProjectCap } from '@sarv/contract/financial/caps/caps.schemas'
import type { InvoiceListItem } from '@sarv/contract/financial/invoices/invoices.schemas'
import type { PaymentListItem } from '@sarv/contract/financial/payments/payments.schemas'
import type { QuoteListItem } from '@sarv/contract/financial/quotes/quotes.schemas'
import type { VmKeyListItem } from '@sarv/contract/vm/keys/keys.schemas'
import type { VpcIpListItem } from '@sarv/contract/vm/vpc-ips/vpc-ips.schemas'
import type { VpcNat } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyLedger } from './areas/financial/ledger/verify.store.ts'
import { parsePublicKey } from './areas/vm/keys/keys.rules.ts'
import { demoCloud } from './areas/vm/vpcs/vpcs-demo.fa.ts'
import type { Customer, TestApi } from './testing/api.ts'
import { startDemo } from './testing/demo.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  const demo = await startDemo()
  api = demo.api
  customer = demo.customer
}, 120_000)
afterAll(() => api.close())

const lines = () =>
  api.db
    .selectFrom('ledger_transactions')
    .where('customer_id', '=', customer.customerId)
    .select(['at', 'kind'])
    .select((eb) => eb.fn.coalesce('balance_rials', eb.lit(0)).as('balance'))
    .orderBy('id')
    .execute()

it('every month that is over has its bill and its invoice, dearer with every server', async () => {
  const { body: bills } = await api.get<BillListItem[]>(customer, '/financial/bill/list')
  const issued = bills.filter(({ id }) => id !== 0)
  expect(issued).toHaveLength(14)
  const { body: invoices } = await api.get<InvoiceListItem[]>(customer, '/financial/invoice/list')
  expect(invoices.map(({ invoicePrice }) => invoicePrice)).toEqual(issued.map(({ totalPrice }) => totalPrice))
  expect(issued[0]!.totalPrice).toBeGreaterThan(3 * issued.at(-1)!.totalPrice)
})

it('what was paid stands in the list of payments, with one refused and one that was cancelled', async () => {
  const { body: payments } = await api.get<PaymentListItem[]>(customer, '/financial/payment/list')
  const done = payments.filter(({ paymentStatusId }) => paymentStatusId === paymentStatus.id.done)
  expect(payments.length - done.length).toBe(2)
  const inLedger = (await lines()).filter(({ kind }) => kind === 'payment')
  expect(inLedger.length).toBe(done.length)
  expect(done.length).toBeGreaterThan(10)
})

it('the wallet was nearly empty once, and never owed anything', async () => {
  const all = await lines()
  expect(all.every(({ balance }) => balance >= 0)).toBe(true)
  const afterFirst = all.slice(1)
  const least = Math.min(...afterFirst.map(({ balance }) => balance))
  expect(least).toBeLessThan(500_000)
  expect(all.at(-1)!.balance).toBeGreaterThan(5_000_000)
})

it('the books are in the order of time, and right', async () => {
  const all = await lines()
  expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => a - b))
  expect(all.length).toBeGreaterThan(150)
  expect((await verifyLedger(api.db)).fault).toBeUndefined()
})

it('a quote and a cap say what is planned', async () => {
  const { body: quotes } = await api.get<QuoteListItem[]>(customer, '/financial/quote/list')
  expect(quotes).toMatchObject([{ tabs: ['vm'] }])
  const { body: cap } = await api.get<ProjectCap>(customer, `/financial/${customer.projectId}/cap/get`)
  expect(cap.monthlyRials).toBeGreaterThan(0)
})

const fromNow = (date: string): number => Date.now() - Date.parse(`${date}+03:30`)
const dayMs = 24 * 3_600_000

const services = async () => (await api.get<OrderListItem[]>(customer, '/financial/order/list/0')).body
const keyOf = (type: string | null | undefined, id: number | null | undefined) => `${type}:${id}`
/** A row of the service's own list, and its page where there is one. */
interface OwnRow {
  id: number
  name: string
  createDate: string
  monthlyPrice: number
  status: string
}
const lists: Record<string, { list: string; page: string }> = {
  Vm: { list: '/vm/:project/host/list', page: '/vm/:project/host/get' },
  Volume: { list: '/vm/:project/volume/list', page: '/vm/:project/volume/get' },
  Vpc: { list: '/vm/:project/vpc/list', page: '/vm/:project/vpc/get' },
  LoadBalancer: { list: '/vm/:project/load-balancer/host/list', page: '/vm/:project/load-balancer/host/get' },
  Storage: { list: '/storage/:project/host/list', page: '/storage/:project/host/get' },
}
const read = async <Body>(path: string): Promise<Body> => {
  const { status, body } = await api.get<Body>(customer, path.replace(':project', String(customer.projectId)))
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return body
}
const bill = () => read<BillDetail>('/financial/bill/get/0')

it('a service has one price, name, status and age in all services, in its own list, on its page and on the bill', async () => {
  const all = await services()
  expect(new Set(all.map(({ serviceType }) => serviceType))).toEqual(new Set(Object.keys(lists)))
  const { billOrders } = await bill()
  for (const { serviceType: type, serviceId, name, createDate, monthlyPrice, status } of all) {
    const { list, page } = lists[type!]!
    const row = (await read<OwnRow[]>(list)).find(({ id }) => id === serviceId)
    expect(row).toMatchObject({ name, createDate, monthlyPrice, status })
    expect(await read<OwnRow>(`${page}/${serviceId}`)).toMatchObject({
      name,
      createDate,
      monthlyPrice,
      status,
    })
    const billed = billOrders!.find((one) => keyOf(one.serviceType, one.orderId) === keyOf(type, serviceId))
    const rates = billed!.orderItems!.reduce((sum, line) => sum + line.unitPrice! * line.quantity, 0)
    expect({ name, rates }).toEqual({ name, rates: monthlyPrice })
  }
})

it('nothing of a service is older than the service: operations, bills, rules, disks, looks of a balancer', async () => {
  const began = new Map((await services()).map((one) => [keyOf(one.serviceType, one.serviceId), one.createDate]))
  const bills = await read<BillListItem[]>('/financial/bill/list')
  for (const { id } of bills) {
    const { billOrders } = await read<BillDetail>(`/financial/bill/get/${id}`)
    // What is gone has a name on old bills and nothing else.
    const known = billOrders!.filter(({ serviceType, orderId }) => began.has(keyOf(serviceType, orderId)))
    const early = known.filter((one) => one.fromDate < began.get(keyOf(one.serviceType, one.orderId))!)
    expect(early).toEqual([])
  }
  const operations = await read<OperationListItem[]>('/portal/operation/list')
  const early = operations.filter((one) => one.createDate < began.get(keyOf(one.serviceType, one.serviceId))!)
  // A balancer's servers were connected and opened before it; a server is older than what is done to it.
  expect(early.map(({ sentence, createDate }) => `${sentence} ${createDate}`)).toEqual([])
  for (const host of await read<OwnRow[]>(lists.Vm!.list)) {
    const rules = await read<{ createDate: string }[]>(`/vm/:project/host/${host.id}/firewall/list`)
    expect(rules.filter(({ createDate }) => createDate < host.createDate)).toEqual([])
  }
  for (const balancer of await read<OwnRow[]>(lists.LoadBalancer!.list)) {
    const { listeners } = await read<LoadBalancerDetail>(`${lists.LoadBalancer!.page}/${balancer.id}`)
    for (const { id, poolMembers, healthCheck } of listeners) {
      for (const { vmHostId, healthDate } of poolMembers) {
        const path = `/vm/:project/load-balancer/host/probe-list/${balancer.id}/${id}/${vmHostId}`
        const { probes } = await read<LoadBalancerProbes>(path)
        const dates = [...probes.map(({ date }) => date), healthDate!]
        expect(dates.every((date) => date >= balancer.createDate)).toBe(true)
        // The list has a look for each check that the page tells of.
        const [last, ...earlier] = probes.slice(-10).map(({ date }) => fromNow(date))
        expect(Math.round((last! - earlier.at(-1)!) / earlier.length / 1000)).toBe(-healthCheck!.intervalSeconds)
      }
    }
  }
})

it('services that are paid for since long ago were made then, and so were their parts', async () => {
  const all = await services()
  expect(all.filter(({ createDate }) => fromNow(createDate) < 7 * dayMs)).toEqual([])
  const operations = await read<OperationListItem[]>('/portal/operation/list')
  const minuteOf = (date: string) => date.slice(0, 16)
  const firstOf = (service: string) => operations.findLast((one) => keyOf(one.serviceType, one.serviceId) === service)
  const ages = all.map((one) => {
    const first = firstOf(keyOf(one.serviceType, one.serviceId))
    return { name: one.name, kind: first?.kind.replace(/^.*(?=Create$)/, ''), at: minuteOf(first?.createDate ?? '') }
  })
  expect(ages).toEqual(all.map(({ name, createDate }) => ({ name, kind: 'Create', at: minuteOf(createDate) })))
  const today = operations.filter(({ createDate }) => fromNow(createDate) < dayMs)
  expect(today.map(({ sentence }) => sentence)).toEqual([])
  for (const { id, createDate } of await read<OwnRow[]>(lists.Vm!.list)) {
    const [root] = await read<{ createDate: string }[]>(`/vm/:project/host/${id}/volume/list`)
    const receipt = await read<{ createDate: string }>(`/vm/:project/host/receipt/${id}`)
    const [rule] = await read<{ createDate: string }[]>(`/vm/:project/host/${id}/firewall/list`)
    for (const part of [root!, receipt, rule!]) expect(part.createDate.slice(0, 16)).toBe(createDate.slice(0, 16))
  }
  const { createDate: customerSince } = await read<{ createDate: string }>('/account/customer/get')
  expect(all.every(({ createDate }) => createDate >= customerSince)).toBe(true)
  for (const hook of await read<{ createDate: string; lastDeliveryDate: string }[]>('/portal/webhook/list'))
    expect(hook.lastDeliveryDate >= hook.createDate).toBe(true)
})

it('a server that does not answer is a problem everywhere: dashboard, list, page, map and balancer', async () => {
  const { down } = vmLbMemberHealth.id
  const sick = new Set<number>()
  for (const { id, name, downCount } of await read<LoadBalancerListItem[]>(lists.LoadBalancer!.list)) {
    const { listeners } = await read<LoadBalancerDetail>(`${lists.LoadBalancer!.page}/${id}`)
    const here = new Set(
      listeners
        .flatMap(({ poolMembers }) => poolMembers.filter(({ healthId }) => healthId === down))
        .map((one) => one.vmHostId),
    )
    expect({ name, down: here.size }).toEqual({ name, down: downCount })
    here.forEach((one) => sick.add(one))
    const decisions = await read<DecisionListItem[]>('/dashboard/decision/list')
    expect(decisions.some(({ kind, serviceId }) => kind === 'memberDown' && serviceId === id)).toBe(here.size > 0)
    const { nodes, links } = await read<Topology>('/vm/:project/topology/get')
    const node = nodes.find((one) => one.kind === 'balancer' && one.itemId === id)!
    expect(node.members!.count - node.members!.upCount).toBe(here.size)
    const broken = links.filter(({ fromId, problem }) => fromId === node.id && problem !== null)
    expect(broken.length > 0).toBe(here.size > 0)
  }
  expect(sick.size).toBe(1)
  for (const { id, problems } of await read<{ id: number; problems: string[] }[]>(lists.Vm!.list)) {
    const detail = await read<{ problems: string[] }>(`${lists.Vm!.page}/${id}`)
    expect([problems.length > 0, detail.problems]).toEqual([sick.has(id), problems])
  }
})

it('what the quota counts is what the lists show', async () => {
  const hosts = await read<{ id: number; cpu: number; memory: number; disk: number }[]>(lists.Vm!.list)
  const volumes = await read<{ volumeSize: number }[]>(lists.Volume!.list)
  const used = await read<ResourceUsage>('/portal/customer-limit/resource-usages')
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  let rules = 0
  for (const { id } of hosts) rules += (await read<unknown[]>(`/vm/:project/host/${id}/firewall/list`)).length
  const clouds = await read<{ id: number }[]>(lists.Vpc!.list)
  let addresses = 0
  for (const { id } of hosts) addresses += (await read<unknown[]>(`/vm/:project/host/${id}/ip/list`)).length
  for (const { id } of clouds) addresses += (await read<unknown[]>(`/vm/:project/vpc/${id}/ip/list`)).length
  expect(used).toMatchObject({
    currentVmCount: hosts.length,
    currentCpuUsage: sum(hosts.map(({ cpu }) => cpu)),
    currentMemoryUsage: sum(hosts.map(({ memory }) => memory)),
    currentFirewallRuleCount: rules,
    currentIpCount: addresses,
  })
  const buckets = await read<{ disk: number }[]>(lists.Storage!.list)
  const disks = sum([...hosts, ...buckets].map(({ disk }) => disk)) + sum(volumes.map(({ volumeSize }) => volumeSize))
  expect(used.currentDiskUsage).toBe(disks)
})

it('the dashboard, the wallet and the bill tell of the same money', async () => {
  const all = await services()
  const summary = await read<OrderSummary>('/financial/order/summary')
  const monthly = all.reduce((sum, { monthlyPrice }) => sum + monthlyPrice!, 0)
  expect([summary.services, summary.monthlyPrice]).toEqual([all.length, monthly])
  const runway = await read<Runway>('/financial/runway/get')
  expect(runway.monthly).toBe(Math.round(monthly * 1.1))
  const dashboard = await read<DashboardFinancial>('/dashboard/financial')
  expect([dashboard.walletBalance, dashboard.activeServiceCount]).toEqual([runway.balance, all.length])
  const { totalPrice } = await bill()
  const [thisMonth, lastMonth] = await read<{ count: number }[]>('/dashboard/usage/2')
  const issued = (await read<BillListItem[]>('/financial/bill/list')).find(({ id }) => id !== 0)
  expect(lastMonth!.count).toBe(issued!.totalPrice)
  // The month goes on between two questions.
  const perSecond = runway.monthly / (30 * 24 * 3600)
  for (const asked of [dashboard.billPrice!, thisMonth!.count])
    expect(Math.abs(totalPrice - asked)).toBeLessThan(60 * perSecond)
  const decisions = await read<DecisionListItem[]>('/dashboard/decision/list')
  const idle = decisions.filter(({ kind }) => kind === 'idle')
  const priceOf = new Map(all.map((one) => [keyOf(one.serviceType, one.serviceId), one.monthlyPrice]))
  expect(idle).toHaveLength(1)
  expect(idle.map(({ rials }) => rials)).toEqual(idle.map((one) => priceOf.get(keyOf(one.serviceType, one.serviceId))))
})

it('notices are in the order of time', async () => {
  const notices = await read<{ notificationDate: string }[]>('/portal/notification/list')
  const dates = notices.map(({ notificationDate }) => notificationDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

it('the SSH key is what it says, ports of the cloud lead to servers that are there, and what failed can be tried again', async () => {
  expect(await read<VmKeyListItem[]>('/vm/:project/key/list')).toMatchObject([{ name: 'niloofar-laptop' }])
  const keys = await api.db.selectFrom('vm_keys').selectAll().where('project_id', '=', customer.projectId).execute()
  expect(keys.map((key) => parsePublicKey(key.public_key)?.fingerprint)).toEqual(keys.map((key) => key.fingerprint))
  const [cloud] = await read<{ id: number; name: string }[]>(lists.Vpc!.list)
  expect(cloud).toMatchObject({ name: demoCloud.name, networkCount: 2 })
  const ips = await read<VpcIpListItem[]>(`/vm/:project/vpc/${cloud!.id}/ip/list`)
  expect(ips).toMatchObject([{ isPrimary: true }, { isPrimary: false, forwards: ['shop-https'] }])
  const nats = await read<VpcNat[]>(`/vm/:project/vpc/${cloud!.id}/nat/list`)
  expect(nats).toMatchObject([{ name: 'shop-https', vmHost: 'shop-web-02', status: 'فعال' }])
  const [balancer] = await read<LoadBalancerListItem[]>(lists.LoadBalancer!.list)
  const { listeners } = await read<LoadBalancerDetail>(`${lists.LoadBalancer!.page}/${balancer!.id}`)
  const red = listeners.find(({ sourcePort }) => sourcePort === 8081)!
  const member = `${balancer!.id}/${red.id}/${red.poolMembers[0]!.vmHostId}`
  const why = await read<LoadBalancerProbes>(`/vm/:project/load-balancer/host/probe-list/${member}`)
  expect(why).toMatchObject({ vmHost: 'shop-web-02', cause: 'broken', lastGood: { statusCode: 200 } })
  const servers = await read<OwnRow[]>(lists.Vm!.list)
  expect(servers.map(({ name }) => name).toSorted()).toEqual(['accounting', 'db-primary', 'shop-web-01', 'shop-web-02'])

  const failed = (await read<OperationListItem[]>('/portal/operation/list')).find(({ reason }) => reason !== null)!
  expect(failed).toMatchObject({ canRetry: true })
  const { body } = await api.send<{ operationId: number }>(customer, 'PUT', `/portal/operation/retry/${failed.id}`)
  await api.untilDone(body.operationId)
})
