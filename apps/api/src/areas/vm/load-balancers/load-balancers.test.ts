import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceStatus, vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import type { OrderListItem } from '@sarv/contract/financial/orders/orders.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { serviceType } from '@sarv/contract/service-types'
import type {
  LoadBalancerCapability,
  LoadBalancerListItem,
} from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { sharedTestApi, type TestApi } from '../../../testing/api.ts'
import { ecPair, rsaPair } from './certificates.fixture.ts'
import {
  act,
  balancerPath,
  newBalancer,
  newPlace,
  readBalancer,
  wantedBalancer,
  webListener,
  type BalancerPlace,
  type WantedBalancer,
} from './load-balancers.fixture.ts'

let api: TestApi
let place: BalancerPlace

beforeAll(async () => {
  api = await sharedTestApi()
  place = await newPlace(api)
})
afterAll(() => api.close())

const { signal } = new AbortController()
const onEngine = (id: number) => api.compute(1).getBalancer(balancerTag(place.customer.projectId, id), signal)
const list = async (query = '') =>
  (await api.get<LoadBalancerListItem[]>(place.customer, `${balancerPath(place)}/list${query}`)).body
const remove = (id: number) => act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${id}`)
const edit = (id: number, body: object) => act(api, place.customer, 'PUT', `${balancerPath(place)}/edit/${id}`, body)
const dry = { 'x-dry-run': 'true' }
interface Refusal {
  type: string
  message: string
  errors?: Record<string, string[]>
}
const post = <Body = Refusal>(payload: object, headers: Record<string, string> = {}) =>
  api.request<Body>(place.customer.token, {
    method: 'POST',
    url: `/api/my${balancerPath(place)}/create`,
    payload,
    headers,
  })

const pageCheck = {
  vmLbHealthCheckId: vmLbHealthCheck.id.http,
  path: '/health',
  hostHeader: 'shop.example.ir',
  expectedCodes: '200-299',
}

describe('a load balancer', () => {
  it('is quoted, made, listed with its cloud, told in full, and deleted without a trace', async () => {
    const [first, second] = place.servers
    const wanted = wantedBalancer(place, {
      vpcHostId: place.vpc.id,
      vmLbAlgorithmId: vmLbAlgorithm.id.weightedRoundRobin,
      vmLbListeners: [
        webListener(place, {
          healthCheck: pageCheck,
          vmLbSessionId: vmLbSession.id.cookie,
          vmLbMembers: [
            { vmHostId: first!, weight: 5 },
            { vmHostId: second!, isDraining: true },
          ],
        }),
        webListener(place, { vmLbProtocolTypeId: vmLbProtocol.id.udp, sourcePort: 53, destinationPort: 5353 }),
      ],
    })
    const quote = await post<Quote>(wanted, dry)
    expect(quote.body).toMatchObject({
      limits: [],
      effects: [expect.stringContaining('-net-1'), expect.anything(), expect.anything()],
    })
    expect(quote.body.payable).toBeGreaterThan(0)
    expect(await list()).toEqual([])

    const { id } = await newBalancer(api, place, wanted)
    const [item, ...others] = await list()
    expect(others).toEqual([])
    expect(item).toMatchObject({
      id,
      name: 'web balancer',
      statusId: serviceStatus.id.active,
      vpcHostId: place.vpc.id,
      vmNetworkId: place.vmNetworkId,
      listenerCount: 2,
      // Each of them behind both listeners.
      memberCount: 2,
      downCount: 0,
    })
    expect(await list(`?VpcHostId=${place.vpc.id}`)).toHaveLength(1)
    expect(await list(`?VpcHostId=${place.vpc.id + 1}`)).toEqual([])

    const detail = await readBalancer(api, place, id)
    expect(detail.listeners).toMatchObject([
      { sourcePort: 53, healthCheck: null, hasCertificate: false },
      {
        sourcePort: 80,
        destinationPort: 8080,
        vmLbSessionId: vmLbSession.id.cookie,
        healthCheck: { ...pageCheck, intervalSeconds: 10, timeoutSeconds: 5 },
      },
    ])
    const members = detail.listeners[1]!.poolMembers
    expect(members.find(({ vmHostId }) => vmHostId === first)).toMatchObject({ weight: 5, isDraining: false })
    expect(members.find(({ vmHostId }) => vmHostId === second)).toMatchObject({ weight: 1, isDraining: true })

    const engine = await onEngine(id)
    expect(engine).toMatchObject({ address: detail.ipAddress, algorithm: 'roundRobin' })
    expect(engine!.listeners[1]).toMatchObject({
      protocol: 'http',
      session: 'cookie',
      healthCheck: { kind: 'http', http: { path: '/health', hostHeader: 'shop.example.ir' } },
    })
    expect(engine!.listeners[1]!.members.map(({ weight }) => weight)).toEqual([5, 0])

    await remove(id)
    expect(await list()).toEqual([])
    expect(await onEngine(id)).toBeUndefined()
    const left = await api.db.selectFrom('vm_lb_members').where('project_id', '=', place.customer.projectId).execute()
    expect(left).toEqual([])
  })

  it('is changed as a whole, and keeps its address', async () => {
    const { id } = await newBalancer(api, place, { name: 'changing' })
    const before = await readBalancer(api, place, id)
    await edit(id, {
      name: 'changed',
      vmLbAlgorithmId: vmLbAlgorithm.id.ipHash,
      vmLbListeners: [webListener(place, { sourcePort: 8000, vmLbPools: [place.servers[1]!] })],
    })
    const after = await readBalancer(api, place, id)
    expect(after).toMatchObject({
      name: 'changed',
      ipAddress: before.ipAddress,
      vmLbAlgorithmId: vmLbAlgorithm.id.ipHash,
      statusId: serviceStatus.id.active,
      listeners: [{ sourcePort: 8000, poolMembers: [{ vmHostId: place.servers[1] }] }],
    })
    expect(await onEngine(id)).toMatchObject({ name: 'changed', algorithm: 'sourceIp', listeners: [{ port: 8000 }] })
    await remove(id)
  })

  it('that changes its plan costs as much as that one', async () => {
    const plans = (await api.get<{ id: number }[]>(place.customer, '/portal/product-bundle/vpc-list')).body
    const { id } = await newBalancer(api, place, { name: 'growing' })
    const { monthlyPrice } = await readBalancer(api, place, id)
    const { name, vmLbAlgorithmId, vmLbListeners } = wantedBalancer(place, { name: 'growing' })
    await edit(id, { name, vmLbAlgorithmId, vmLbListeners, productBundleId: plans.at(-1)!.id })
    const after = await readBalancer(api, place, id)
    expect(after.productBundleId).toBe(plans.at(-1)!.id)
    expect(after.monthlyPrice).toBeGreaterThan(monthlyPrice!)
    await remove(id)
  })

  it('keeps its certificate in a change that brings none, and never tells the key', async () => {
    const pair = rsaPair(['shop.example.ir'])
    const https = { vmLbProtocolTypeId: vmLbProtocol.id.https, sourcePort: 443 }
    const { id } = await newBalancer(api, place, {
      name: 'secure',
      vmLbListeners: [webListener(place, { ...https, ...pair, nameCertificates: [ecPair(['blog.example.ir'])] })],
    })
    const certificates = [
      { isDefault: true, names: ['shop.example.ir'] },
      { isDefault: false, names: ['blog.example.ir'] },
    ]
    const detail = await readBalancer(api, place, id)
    expect(detail.listeners).toMatchObject([{ hasCertificate: true, certificates }])
    expect(JSON.stringify(detail)).not.toContain('PRIVATE')
    const rows = await api.db.selectFrom('vm_lb_certificates').select('key_secret').execute()
    expect(JSON.stringify(rows)).not.toContain('PRIVATE')

    await edit(id, { name: 'secured', vmLbAlgorithmId: 1, vmLbListeners: [webListener(place, https)] })
    expect((await readBalancer(api, place, id)).listeners).toMatchObject([{ certificates }])
    expect(await onEngine(id)).toMatchObject({ listeners: [{ hasCertificate: true }] })

    const moved = { ...https, sourcePort: 444 }
    const answer = await api.send<{ type: string }>(place.customer, 'PUT', `${balancerPath(place)}/edit/${id}`, {
      name: 'secured',
      vmLbAlgorithmId: 1,
      vmLbListeners: [webListener(place, moved)],
    })
    expect(answer).toMatchObject({ status: 400, body: { type: 'lb_certificate_missing' } })
    await remove(id)
  })

  it('stands among the services of the account as its cloud does, with what it costs', async () => {
    const { id } = await newBalancer(api, place, { name: 'among others' })
    const { body: orders } = await api.get<OrderListItem[]>(place.customer, '/financial/order/list/109')
    const told = orders.map(({ serviceType: type, serviceId, name }) => ({ type, serviceId, name }))
    expect(told).toEqual(
      expect.arrayContaining([
        { type: serviceType.loadBalancer, serviceId: id, name: 'among others' },
        { type: serviceType.vpc, serviceId: place.vpc.id, name: expect.any(String) },
      ]),
    )
    expect(orders.every(({ monthlyPrice }) => (monthlyPrice ?? 0) > 0)).toBe(true)
    await remove(id)
  })

  it('holds its network and its cloud', async () => {
    const { id } = await newBalancer(api, place, { name: 'holding' })
    const vpcPath = `/vm/${place.customer.projectId}/vpc`
    const disconnect = await api.send<{ message: string }>(
      place.customer,
      'DELETE',
      `${vpcPath}/${place.vpc.id}/interface/remove/${place.vmNetworkId}`,
    )
    const end = await api.send<{ message: string }>(place.customer, 'DELETE', `${vpcPath}/delete/${place.vpc.id}`)
    for (const { status, body } of [disconnect, end]) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(body)).toContain('holding')
    }
    await remove(id)
  })
})

describe('a load balancer is refused', () => {
  const otherKey = rsaPair(['shop.example.ir']).privateKey
  const https = { vmLbProtocolTypeId: vmLbProtocol.id.https, sourcePort: 443 }

  it.each<[string, string, (at: BalancerPlace) => Partial<WantedBalancer>]>([
    ['lb_network_missing', 'of another project', () => ({ vmNetworkId: 999_999 })],
    ['lb_bundle_missing', 'a plan that is not sold', () => ({ productBundleId: 999_999 })],
    [
      'lb_member_missing',
      'a server that is not there',
      (at) => ({ vmLbListeners: [webListener(at, { vmLbPools: [999_999] })] }),
    ],
    ['lb_member_missing', 'servers of another network', (at) => ({ vmNetworkId: at.vpc.networks[1]! })],
    ['lb_shape', 'one port twice', (at) => ({ vmLbListeners: [webListener(at), webListener(at)] })],
    ['lb_shape', 'a network of another cloud than it names', (at) => ({ vpcHostId: at.vpc.id + 1 })],
    [
      'lb_certificate',
      'a key of another certificate',
      (at) => ({
        vmLbListeners: [webListener(at, { ...https, ...rsaPair(['shop.example.ir']), privateKey: otherKey })],
      }),
    ],
    [
      'lb_certificate',
      'a certificate that is over',
      (at) => ({ vmLbListeners: [webListener(at, { ...https, ...rsaPair(['shop.example.ir'], { isOver: true }) })] }),
    ],
  ])('%s: %s', async (code, _, change) => {
    const wanted = wantedBalancer(place, { name: 'refused one', ...change(place) })
    for (const headers of [dry, {}]) {
      expect(await post(wanted, headers)).toMatchObject({ status: 400, body: { type: code } })
    }
    expect((await list()).map(({ name }) => name)).not.toContain('refused one')
  })

  it('with a sentence at the field that it is about', async () => {
    const [first] = place.servers
    const vmLbListeners = [webListener(place, { sourcePort: 81 }), webListener(place, { vmLbPools: [first!, 999_999] })]
    const { body } = await post(wantedBalancer(place, { vmLbListeners }), dry)
    expect(body.errors).toEqual({ 'vmLbListeners.1.vmLbPools': [expect.stringContaining('متصل نیست')] })

    const { id } = await newBalancer(api, place, { name: 'without certificate' })
    const answer = await api.send<Refusal>(place.customer, 'PUT', `${balancerPath(place)}/edit/${id}`, {
      name: 'without certificate',
      vmLbAlgorithmId: 1,
      vmLbListeners: [webListener(place, https)],
    })
    expect(answer.body).toMatchObject({
      type: 'lb_certificate_missing',
      errors: { 'vmLbListeners.0.certificate': [expect.stringContaining('گواهی')] },
    })
    await remove(id)
  })

  it('when its name is taken, also by two at once', async () => {
    const wanted = wantedBalancer(place, { name: 'only one' })
    const both = await Promise.all([post(wanted), post(wanted)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
    const refused = both.find(({ status }) => status === 400)
    expect(refused?.body.type).toBe('name_taken')
    const made = both.find(({ status }) => status === 200)!.body as unknown as { id: number; operationId: number }
    await api.untilDone(made.operationId)
    await remove(made.id)
  })

  it('where somebody else has it', async () => {
    const { id } = await newBalancer(api, place, { name: 'of mine' })
    const stranger = await api.newCustomer()
    const theirs = `/vm/${stranger.projectId}/load-balancer/host`
    for (const [method, path] of [
      ['PUT', `${theirs}/rebuild/${id}`],
      ['DELETE', `${theirs}/delete/${id}`],
    ] as const)
      expect((await api.send(stranger, method, path)).status).toBe(404)
    expect((await api.get(stranger, `${theirs}/get/${id}`)).status).toBe(404)
    expect((await api.get(stranger, `${balancerPath(place)}/get/${id}`)).status).toBe(404)
    await remove(id)
  })
})

it('what the infrastructure can do is told in the words of the form', async () => {
  const { body } = await api.get<LoadBalancerCapability>(place.customer, `${balancerPath(place)}/capability`)
  expect(body).toEqual({
    isAvailable: true,
    protocolIds: vmLbProtocol.ids,
    algorithmIds: vmLbAlgorithm.ids,
    healthCheckIds: vmLbHealthCheck.ids,
    sessionIds: vmLbSession.ids,
    hasWeights: true,
    hasNamedCertificates: true,
    hasChecksOutside: true,
    hasSharedAddresses: true,
    tellsAnswers: true,
  })
})
