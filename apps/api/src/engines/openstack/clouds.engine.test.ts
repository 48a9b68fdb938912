import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownDisagreements } from '../../../../../bench/lib/agreement.ts'
import { vmLbHealthCheck, vmLbMemberHealth, vmLbProtocol } from '@sarv/contract/enums'
import type {
  LoadBalancerCapability,
  LoadBalancerDetail,
} from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { cloudsOfRows, cloudsOnCloud } from './testing/clouds-picture.ts'
import { inventoryOf } from './testing/inventory.ts'
import { labZone } from './testing/lab.ts'
import { newLaptop, openOutsideSite, outsideUrl, readSite, type Laptop } from './testing/outside.ts'
import { openProductOnCloud, type ProductOnCloud } from './testing/product.ts'

/* Private clouds of the product itself on a real cloud: what is ordered works from outside, and survives the product's end. */

const longMs = 1_800_000
/** A guest without a real processor, on a machine that does other things, too. */
const patient = { timeout: 600_000, interval: 2000 }

let product: ProductOnCloud
let laptop: Laptop
/** What the cloud had before. */
let before: string[]
/** What the test is about, by what the product calls it. */
let vpc: number
let networks: { id: number; name: string }[]
let servers: { id: number; name: string; nodeId: number; address: string }[]

const ask = <Answer>(method: string, rest: string, body?: object) => product.ask<Answer>(method, product.vm(rest), body)

/** Asks for it and waits until it is done. */
const act = async (method: string, rest: string, body?: object): Promise<number> => {
  const { id } = await ask<{ id: number }>(method, rest, body)
  await product.untilQuiet()
  return id
}

const inventory = () => inventoryOf(product.cloud.client, product.cloud.settings.projectPrefix)

const rowsAndCloud = async () => {
  await product.stop()
  const found = await product.installation.inspect(async (query) => ({
    rows: await cloudsOfRows(query),
    wrong: await ownDisagreements(query),
    notDone: (await query(`select kind, reason_code from operations where status <> 'done'`)).rows,
  }))
  return { ...found, cloud: await cloudsOnCloud(product.cloud.openEngine()) }
}

const openPort = (vmHostId: number, port: number) =>
  act('POST', `host/${vmHostId}/firewall/create`, {
    firewallProtocolId: 1,
    directionId: 1,
    minPort: port,
    maxPort: port,
  })

const orderServer = async (name: string, vmNetworkId: number, vmKeyId: number) => {
  const order = { isPredefined: false, cpu: 1, memory: 1, disk: 25, vmImageId: product.installation.imageId }
  const id = await act('POST', 'host/create', { ...order, name, vmKeyId, vmNetworkId, usedPublicIpV4: false })
  await openPort(id, 80)
  const nodes = await ask<{ id: number; ipAddress: string }[]>('GET', `network/node/list?VmHostId=${id}`)
  return { id, name, nodeId: nodes[0]!.id, address: nodes[0]!.ipAddress }
}

const forward = (
  name: string,
  vpcHostIpId: number,
  port: number,
  to: { address: string },
  destinationPort: number,
) => ({
  name,
  vpcHostIpId,
  vmNetworkId: networks[0]!.id,
  port,
  destinationIp: to.address,
  destinationPort,
})

const addressOf = async (ipId: number) =>
  (await ask<{ id: number; ipAddress: string }[]>('GET', `vpc/${vpc}/ip/list`)).find(({ id }) => id === ipId)!.ipAddress

const balancerOf = (algorithmId: number, members: readonly { id: number }[]) => ({
  name: 'front',
  vmLbAlgorithmId: algorithmId,
  vmLbListeners: [
    {
      vmLbProtocolTypeId: vmLbProtocol.id.tcp,
      sourcePort: 8080,
      destinationPort: 80,
      vmLbPools: members.map(({ id }) => id),
      healthCheck: { vmLbHealthCheckId: vmLbHealthCheck.id.tcp, intervalSeconds: 5, timeoutSeconds: 3 },
    },
  ],
})

beforeAll(async () => {
  product = await openProductOnCloud('the-cloud')
  laptop = await newLaptop()
  await product.start()
  before = await inventory()
  const vmKeyId = await act('POST', 'key/create', { name: 'laptop', publicKey: laptop.publicKey })
  const plans = await product.ask<{ id: number; ipv4: number }[]>('GET', '/portal/product-bundle/vpc-list')
  vpc = await act('POST', 'vpc/create', {
    name: 'cloud',
    productBundleId: plans.at(-1)!.id,
    networks: [
      { name: 'front', gatewayCidr: '10.40.1.1/24' },
      { name: 'back', gatewayCidr: '10.40.2.1/24' },
    ],
  })
  networks = (await ask<{ id: number; name: string }[]>('GET', `vpc/${vpc}/interface/list`)).toSorted(
    (a, b) => a.id - b.id,
  )
  servers = [
    await orderServer('first', networks[0]!.id, vmKeyId),
    await orderServer('second', networks[0]!.id, vmKeyId),
  ]
}, longMs)
afterAll(async () => {
  laptop.putAway()
  await product.close()
}, longMs)

// Nothing runs in the other zone.
describe.runIf(labZone() === 'tcg')('two guests in a private cloud', () => {
  it(
    'are reached by forwards and a balancer, go out by SNAT alone, and a dead one is left out',
    async () => {
      const site = openOutsideSite()
      try {
        const [first, second] = servers as [(typeof servers)[number], (typeof servers)[number]]
        const ipId = await act('POST', `vpc/${vpc}/ip/create`, { useIpV4: true })
        const address = await addressOf(ipId)
        await act('POST', `vpc/${vpc}/nat/create-dnat`, forward('shell', ipId, 22, first, 22))
        await act('POST', `vpc/${vpc}/nat/create-dnat`, forward('web', ipId, 80, second, 80))
        await expect.poll(() => readSite(address), patient).toBe('second')
        await expect.poll(() => laptop.ssh(address, 'hostname'), patient).toBe('first')

        const goOut = () => laptop.ssh(address, `timeout 5 wget -q -O - ${outsideUrl}`)
        expect(await goOut()).toBeUndefined()
        await act('PUT', `vpc/${vpc}/nat/edit-snat`, { snatEnabled: true })
        await expect.poll(goOut, patient).toBe('outside')
        await act('PUT', `vpc/${vpc}/nat/edit-snat`, { snatEnabled: false })
        await expect.poll(goOut, patient).toBeUndefined()

        const frontIpId = await act('POST', `vpc/${vpc}/ip/create`, { useIpV4: true })
        const front = `${await addressOf(frontIpId)}:8080`
        const { algorithmIds, hasChecksOutside } = await ask<LoadBalancerCapability>(
          'GET',
          'load-balancer/host/capability',
        )
        const [plan] = await product.ask<{ id: number }[]>('GET', '/portal/product-bundle/vpc-list')
        const order = {
          ...balancerOf(algorithmIds[0]!, servers),
          vmNetworkId: networks[0]!.id,
          productBundleId: plan!.id,
          vpcHostIpId: frontIpId,
        }
        const balancer = await act('POST', 'load-balancer/host/create', order)
        const read = () => ask<LoadBalancerDetail>('GET', `load-balancer/host/get/${balancer}`)
        const through = () => readSite(front)
        const seen = new Set<string | undefined>()
        await expect
          .poll(
            async () =>
              [...seen.add(await through())]
                .filter((name) => name !== undefined)
                .toSorted()
                .join(),
            patient,
          )
          .toBe('first,second')

        // The one behind the shell goes on: the other dies.
        await act('PUT', `host/stop/${second.id}`)
        const healthOf = async (id: number) =>
          (await read()).listeners[0]!.poolMembers.find(({ vmHostId }) => vmHostId === id)!.healthId
        await expect.poll(() => healthOf(second.id), patient).toBe(vmLbMemberHealth.id.down)
        expect(await healthOf(first.id)).toBe(vmLbMemberHealth.id.up)
        const { ipAddress } = await read()
        const fromInside = () => laptop.ssh(address, `timeout 5 wget -q -O - http://${ipAddress}:8080/`)
        for (let count = 0; count < 10; count += 1) expect(await fromInside()).toBe('first')
        // From outside it is said that dead members get their share too; the others answer all the same.
        expect(hasChecksOutside).toBe(false)
        await expect.poll(through, patient).toBe('first')

        await act('PUT', `host/start/${second.id}`)
        await act('DELETE', `load-balancer/host/delete/${balancer}`)
        for (const { id } of await ask<{ id: number }[]>('GET', `vpc/${vpc}/nat/list`))
          await act('DELETE', `vpc/${vpc}/nat/delete/${id}`)
        for (const id of [ipId, frontIpId]) await act('DELETE', `vpc/${vpc}/ip/delete/${id}`)
        expect([await readSite(address), await readSite(front)]).toEqual([undefined, undefined])
      } finally {
        site.close()
      }
    },
    longMs,
  )
})

interface Deed {
  name: string
  /** The request of the engine in whose middle the end comes. */
  at: RegExp
  run: () => Promise<unknown>
}

/** Until the cloud has the request; what ended without one says why. */
const untilCaught = async (caught: Promise<void>, name: string) => {
  let isCaught = false
  void caught.then(() => (isCaught = true))
  for (;;) {
    await sleep(1000)
    if (isCaught) return
    const open = await product.ask<unknown[]>('GET', '/portal/operation/list?Active=true')
    if (open.length > 0 || isCaught) continue
    const [last] = await product.ask<object[]>('GET', '/portal/operation/list')
    throw new Error(`${name} ended without the request: ${JSON.stringify(last)}`)
  }
}

/** In their order: each finds what those before it have made. */
const deeds = (): Deed[] => {
  const [first, second] = servers as [(typeof servers)[number], (typeof servers)[number]]
  const idOf = async (list: string, name: string) =>
    (await ask<{ id: number; name: string }[]>('GET', list)).find((one) => one.name === name)!.id
  const ips = async () =>
    (await ask<{ id: number; isFloating: boolean }[]>('GET', `vpc/${vpc}/ip/list`)).filter(
      ({ isFloating }) => isFloating,
    )
  const ipIds = async () => (await ips()).map(({ id }) => id).toSorted((a, b) => a - b)
  const firstIp = async () => (await ipIds())[0]!
  const nats = `vpc/${vpc}/nat/list`
  const balancers = 'load-balancer/host'
  const algorithm = async () => (await ask<LoadBalancerCapability>('GET', `${balancers}/capability`)).algorithmIds[0]!
  return [
    {
      name: 'an address',
      at: /^POST .*\/floatingips /,
      run: () => ask('POST', `vpc/${vpc}/ip/create`, { useIpV4: true }),
    },
    {
      name: 'a forward',
      at: /^POST .*\/port_forwardings /,
      run: async () => ask('POST', `vpc/${vpc}/nat/create-dnat`, forward('web', await firstIp(), 80, first, 80)),
    },
    {
      name: 'a change of it',
      at: /^PUT .*\/port_forwardings\//,
      run: async () =>
        ask(
          'PUT',
          `vpc/${vpc}/nat/edit-dnat/${await idOf(nats, 'web')}`,
          forward('web', await firstIp(), 8080, second, 80),
        ),
    },
    {
      name: 'SNAT',
      at: /^PUT .*\/routers\//,
      run: () => ask('PUT', `vpc/${vpc}/nat/edit-snat`, { snatEnabled: true }),
    },
    {
      name: 'a balancer',
      at: /^POST .*\/loadbalancers /,
      run: async () => {
        const [plan] = await product.ask<{ id: number }[]>('GET', '/portal/product-bundle/vpc-list')
        const place = { vmNetworkId: networks[0]!.id, productBundleId: plan!.id }
        return ask('POST', `${balancers}/create`, { ...balancerOf(await algorithm(), [first]), ...place })
      },
    },
    {
      name: 'one more address',
      at: /^POST .*\/floatingips /,
      run: () => ask('POST', `vpc/${vpc}/ip/create`, { useIpV4: true }),
    },
    {
      name: 'the way from it to the balancer',
      at: /^PUT .*\/floatingips\/[^/ ]+ /,
      run: async () => {
        const id = await idOf(`${balancers}/list`, 'front')
        const vpcHostIpId = (await ipIds())[1]!
        return ask('PUT', `${balancers}/edit/${id}`, { ...balancerOf(await algorithm(), [first]), vpcHostIpId })
      },
    },
    {
      name: 'one more server behind it',
      at: /^(POST|PUT) .*\/members?/,
      run: async () => {
        const id = await idOf(`${balancers}/list`, 'front')
        return ask('PUT', `${balancers}/edit/${id}`, balancerOf(await algorithm(), [first, second]))
      },
    },
    {
      name: 'the end of a network in the cloud',
      at: /^PUT .*\/remove_router_interface /,
      run: () => ask('DELETE', `vpc/${vpc}/interface/remove/${networks[1]!.id}`),
    },
    {
      name: 'a network in the cloud',
      at: /^PUT .*\/add_router_interface /,
      run: () => ask('POST', `vpc/${vpc}/interface/create`, { vmNetworkId: networks[1]!.id }),
    },
    {
      name: 'the end of a server behind a balancer and a forward',
      at: /^DELETE .*\/servers\/[^/]+ $/,
      run: () => ask('DELETE', `host/delete/${second.id}?Now=true`),
    },
    {
      name: 'the end of the balancer',
      at: /^DELETE .*\/loadbalancers\//,
      run: async () => ask('DELETE', `${balancers}/delete/${await idOf(`${balancers}/list`, 'front')}`),
    },
    {
      name: 'the end of the cloud',
      at: /^DELETE .*\/routers\//,
      run: () => ask('DELETE', `vpc/delete/${vpc}`),
    },
  ]
}

describe(`kill -9 in the middle of what is done to a private cloud, zone ${labZone()}`, () => {
  it(
    'everything is done in the end, rows and cloud agree after each, and nothing is left',
    async () => {
      for (const { name, at, run } of deeds()) {
        const caught = product.tap.caught(at, 'answered')
        await run()
        await untilCaught(caught, name)
        await product.stop('SIGKILL')
        await product.start()
        await product.untilQuiet()
        const { rows, ...left } = await rowsAndCloud()
        expect([name, left]).toEqual([name, { cloud: rows, wrong: [], notDone: [] }])
        await product.start()
      }
      await act('DELETE', `host/delete/${servers[0]!.id}?Now=true`)
      for (const { id } of networks) await act('DELETE', `network/delete/${id}`)
      await expect.poll(inventory, { timeout: 60_000, interval: 1000 }).toEqual(before)
    },
    longMs,
  )
})
