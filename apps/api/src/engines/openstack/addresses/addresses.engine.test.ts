import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForServer } from '../../../ports/compute/hosts.engine.ts'
import { poll } from '../../../ports/waiting.ts'
import { letIn, letOut, ssh } from '../../conformance/rules.fixture.ts'
import type { OpenStackEngine } from '../compute.ts'
import { labZone } from '../testing/lab.ts'
import { newLaptop, readSite, type Laptop } from '../testing/outside.ts'
import { openOwnCloud, smallServer, type OwnCloud } from '../testing/own-cloud.ts'

const { signal } = new AbortController()
const wait = { signal, pollMs: 1000 }

const firewall = [ssh, letIn(80), letOut]

let cloud: OwnCloud
let engine: OpenStackEngine
let laptop: Laptop

const patience = { timeout: 300_000, interval: 1000 }
const runIn = (address: string, command: string) => poll(wait, () => laptop.ssh(address, command))

// Nothing runs in the other zone.
describe.runIf(labZone() === 'tcg')('OpenStack, zone tcg: a further address', () => {
  beforeAll(async () => {
    cloud = await openOwnCloud()
    engine = cloud.openEngine()
    laptop = await newLaptop()
  })
  afterAll(async () => {
    laptop.putAway()
    await cloud.close()
  })

  it('answers as soon as the guest has it, and no longer once it is given back', async () => {
    await engine.createServer(smallServer({ withIpv4: true, firewall, publicKey: laptop.publicKey }), signal)
    const { ipv4 } = await waitForServer(engine, 'vm-7-1', 'active', wait)
    const first = ipv4!
    const { address } = await engine.addAddress('vm-7-1', { tag: 'ip-7-1', version: 4 }, signal)
    expect(await runIn(first, `ip address add ${address}/32 dev eth0 && echo done`)).toBe('done')
    await expect.poll(() => readSite(address), patience).toBe('web')
    await engine.removeAddress('ip-7-1', signal)
    await expect.poll(() => readSite(address), patience).toBeUndefined()
    expect(await readSite(first)).toBe('web')
  })

  it('of a server without a first one comes by itself, and the next one takes its place', async () => {
    const server = smallServer({ tag: 'vm-7-2', name: 'later', firewall, publicKey: laptop.publicKey })
    await engine.createServer(server, signal)
    await waitForServer(engine, 'vm-7-2', 'active', wait)
    const [one, two] = [
      await engine.addAddress('vm-7-2', { tag: 'ip-7-2', version: 4 }, signal),
      await engine.addAddress('vm-7-2', { tag: 'ip-7-3', version: 4 }, signal),
    ]
    // Whatever it says: it had nobody to learn its name from when it started.
    await expect.poll(() => readSite(one.address), patience).toBeDefined()
    await engine.removeAddress('ip-7-2', signal)
    await expect.poll(() => readSite(two.address), patience).toBeDefined()
    expect(await readSite(one.address)).toBeUndefined()
  })
})
