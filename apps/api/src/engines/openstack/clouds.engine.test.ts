import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol, vmLbMemberHealth } from '@sarv/contract/enums'
import type {
  LoadBalancerCapability,
  LoadBalancerDetail,
} from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { serverTag } from '../../ports/compute/hosts.engine.ts'
import { createServers } from './servers/nova.ts'
import { cloudCustomer, type CloudCustomer } from './testing/cloud-customer.ts'
import { inventoryOf } from './testing/inventory.ts'
import { labZone } from './testing/lab.ts'
import { newLaptop, openOutsideSite, outsideUrl, readSite, type Laptop, type OutsideSite } from './testing/outside.ts'
import { openProductOnCloud, type ProductOnCloud } from './testing/product.ts'

/* A private cloud of the product itself on a real cloud, with real guests in it: what is ordered works. */

const { signal } = new AbortController()
const runProgram = promisify(execFile)
const longMs = 1_800_000
/** A guest without a real processor, on a machine that does other things, too. */
const patient = { timeout: 600_000, interval: 2000 }
const webPort = 80
const balancers = 'load-balancer/host'

let product: ProductOnCloud
let customer: CloudCustomer
let laptop: Laptop
let site: OutsideSite
/** What the cloud had before. */
let before: string[]
let cloud: string
/** At which somebody outside gets a shell on the first server. */
let shellAt: string

const inventory = () => inventoryOf(product.cloud.client, product.cloud.settings.projectPrefix)

const orderServer = async (name: string, network: string, vmKeyId: number) => {
  const id = await customer.act('POST', 'host/create', { ...(await customer.serverOrder(name, network)), vmKeyId })
  await customer.act('POST', `host/${id}/firewall/create`, {
    firewallProtocolId: firewallProtocol.id.tcp,
    directionId: firewallDirection.id.ingress,
    minPort: webPort,
    maxPort: webPort,
  })
}

const newAddress = async () => {
  const id = await customer.act('POST', `${cloud}/ip/create`, { useIpV4: true })
  const { ipAddress } = (await customer.addresses('cloud')).find((ip) => ip.id === id)!
  return { id, address: ipAddress! }
}

const forward = async (
  name: string,
  from: { vpcHostIpId: number; port: number },
  to: { server: string; network: string },
) => customer.act('POST', `${cloud}/nat/create-dnat`, await customer.forwardTo(name, from, { ...to, port: from.port }))

/** `none`: the first server itself says that nobody answered it. undefined: nobody knows. */
const fromFirst = (url: string) => laptop.ssh(shellAt, `timeout 5 wget -q -O - ${url} || echo none`)

/** In turn, so many times. */
const answers = async (count: number, read: () => Promise<string | undefined>) => {
  const seen: (string | undefined)[] = []
  for (let turn = 0; turn < count; turn += 1) seen.push(await read())
  return seen
}

/** Pulls its plug: neither we nor the guest are asked. */
const killGuest = async (name: string) => {
  const { projectId } = product.installation.customer
  const tag = serverTag(projectId, await customer.serverId(name))
  const { id } = (await createServers(product.cloud).find(tag, signal))!
  await runProgram('virsh', ['--connect', 'qemu:///system', 'destroy', id])
}

const powerOf = async (name: string) =>
  (await customer.ask<{ powerStatus: string }>('GET', `host/get/${await customer.serverId(name)}`)).powerStatus

// Nothing runs in the other zone.
describe.runIf(labZone() === 'tcg')('a private cloud with a guest in each of its two networks', () => {
  beforeAll(async () => {
    product = await openProductOnCloud('the-cloud')
    customer = cloudCustomer(product)
    laptop = await newLaptop()
    site = openOutsideSite()
    before = await inventory()
    await product.start()
    const vmKeyId = await customer.act('POST', 'key/create', { name: 'laptop', publicKey: laptop.publicKey })
    const order = await customer.cloudOrder('cloud', { front: '10.40.1.1/24', back: '10.40.2.1/24' })
    cloud = `vpc/${await customer.act('POST', 'vpc/create', order)}`
    await orderServer('first', 'front', vmKeyId)
    await orderServer('second', 'back', vmKeyId)
  }, longMs)
  afterAll(async () => {
    site.close()
    laptop.putAway()
    await product.close()
  }, longMs)

  it('is reached by forwards, in both networks', async () => {
    const { id: vpcHostIpId, address } = await newAddress()
    shellAt = address
    await forward('shell', { vpcHostIpId, port: 22 }, { server: 'first', network: 'front' })
    await forward('web', { vpcHostIpId, port: webPort }, { server: 'second', network: 'back' })
    await expect.poll(() => readSite(address), patient).toBe('second')
    await expect.poll(() => laptop.ssh(address, 'hostname'), patient).toBe('first')
  })

  it('lets its networks reach each other', async () => {
    const { address } = await customer.placeOf('second', 'back')
    await expect.poll(() => fromFirst(`http://${address}/`), patient).toBe('second')
  })

  it('goes out by SNAT alone, with its own address', async () => {
    expect(await fromFirst(outsideUrl)).toBe('none')
    await customer.act('PUT', `${cloud}/nat/edit-snat`, { snatEnabled: true })
    await expect.poll(() => fromFirst(outsideUrl), patient).toBe('outside')
    const { ipAddress } = await customer.ask<{ ipAddress: string }>('GET', `vpc/get/${await customer.cloudId('cloud')}`)
    expect(site.callers.at(-1)).toContain(ipAddress)
    await customer.act('PUT', `${cloud}/nat/edit-snat`, { snatEnabled: false })
    await expect.poll(() => fromFirst(outsideUrl), patient).toBe('none')
    const { length } = site.callers
    expect(await answers(5, () => fromFirst(outsideUrl))).toEqual(Array.from({ length: 5 }, () => 'none'))
    expect(site.callers).toHaveLength(length)
  })

  it('has a server moved from one network to the other, where it answers again', async () => {
    await customer.act('DELETE', `${cloud}/nat/delete/${await customer.forwardId('cloud', 'web')}`)
    await expect.poll(() => readSite(shellAt), patient).toBeUndefined()
    const { nodeId } = await customer.placeOf('second', 'back')
    await customer.act('PUT', `network/node/detach/${nodeId}`)
    await customer.act('POST', 'network/node/attach', {
      vmHostId: await customer.serverId('second'),
      vmNetworkId: await customer.networkId('front'),
    })
    const { address } = await customer.placeOf('second', 'front')
    await expect.poll(() => fromFirst(`http://${address}/`), patient).toBe('second')
  })

  describe('with a balancer', () => {
    let balancer: number
    let frontAt: string
    const read = () => customer.ask<LoadBalancerDetail>('GET', `${balancers}/get/${balancer}`)
    const memberOf = async (name: string) =>
      (await read()).listeners[0]!.poolMembers.find(({ vmHost }) => vmHost === name)!
    const healthOf = async (name: string) => (await memberOf(name)).healthId
    const isOut = async (name: string) => (await memberOf(name)).isOut
    const fromOutside = () => readSite(`${frontAt}:8080`)
    const whoAnswers = async () => new Set(await answers(10, fromOutside))

    it('shares out what comes from outside', async () => {
      const { id: vpcHostIpId, address } = await newAddress()
      frontAt = address
      balancer = await customer.act('POST', `${balancers}/create`, {
        ...(await customer.balancerShape('front', ['first', 'second'], { vpcHostIpId })),
        ...(await customer.balancerPlace('front')),
      })
      await expect.poll(whoAnswers, patient).toEqual(new Set(['first', 'second']))
      await expect.poll(() => healthOf('second'), patient).toBe(vmLbMemberHealth.id.up)
    })

    it('turns a guest red that has died, and goes on with the other', async () => {
      await killGuest('second')
      await expect.poll(() => healthOf('second'), patient).toBe(vmLbMemberHealth.id.down)
      expect(await healthOf('first')).toBe(vmLbMemberHealth.id.up)
      const inside = `http://${(await read()).ipAddress}:8080/`
      expect(await answers(10, () => fromFirst(inside))).toEqual(Array.from({ length: 10 }, () => 'first'))
      // Outside, the cloud alone would go on sending to it.
      const { hasChecksOutside } = await customer.ask<LoadBalancerCapability>('GET', `${balancers}/capability`)
      expect(hasChecksOutside).toBe(false)
      await expect.poll(() => isOut('second'), patient).toBe(true)
      await expect.poll(whoAnswers, patient).toEqual(new Set(['first']))
      expect(await answers(30, fromOutside)).toEqual(Array.from({ length: 30 }, () => 'first'))
      expect(await healthOf('second')).toBe(vmLbMemberHealth.id.down)
      await expect.poll(() => powerOf('second'), patient).toBe('POWERED_OFF')
    })

    it('sends to it again once it is back', async () => {
      await customer.act('PUT', `host/start/${await customer.serverId('second')}`)
      await expect.poll(() => healthOf('second'), patient).toBe(vmLbMemberHealth.id.up)
      expect(await isOut('second')).toBe(false)
      await expect.poll(whoAnswers, patient).toEqual(new Set(['first', 'second']))
      expect(await answers(20, fromOutside)).not.toContain(undefined)
    })

    it('answers no more when it is deleted', async () => {
      await customer.act('DELETE', `${balancers}/delete/${balancer}`)
      await expect.poll(whoAnswers, patient).toEqual(new Set([undefined]))
    })
  })

  it('leaves nothing when it is deleted', async () => {
    for (const name of ['first', 'second'])
      await customer.act('DELETE', `host/delete/${await customer.serverId(name)}?Now=true`)
    await customer.act('DELETE', `vpc/delete/${await customer.cloudId('cloud')}`)
    for (const name of ['front', 'back'])
      await customer.act('DELETE', `network/delete/${await customer.networkId(name)}`)
    await expect.poll(inventory, { timeout: 60_000, interval: 1000 }).toEqual(before)
    expect(await readSite(shellAt)).toBeUndefined()
  })
})
