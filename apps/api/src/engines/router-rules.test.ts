import { describe, expect, it } from 'vitest'
import type { EngineRouter, ForwardSpec } from '../ports/compute/routers.engine.ts'
import { checkBare, checkIdle, checkNoWayInto, isSnatToBeMoved, isToBeAssigned, isToLeadTo } from './router-rules.ts'
import { stepToForward } from './router-rules.ts'

const first = { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.0.0.5' }
const second = { tag: 'port-7-2', networkTag: 'net-7-1', address: '10.0.0.6' }
const elsewhere = { tag: 'port-7-3', networkTag: 'net-7-2', address: '10.0.1.5' }

const forward = (change: Partial<ForwardSpec> = {}): ForwardSpec => ({
  tag: 'fwd-7-1',
  addressTag: 'rip-7-1',
  protocol: 'tcp',
  port: 80,
  networkTag: first.networkTag,
  toAddress: first.address,
  toPort: 8080,
  ...change,
})

/** Forwards on the first address lead to the first connection; the second address is all of the second one. */
const router = (change: Partial<EngineRouter> = {}): EngineRouter => ({
  tag: 'rt-7-1',
  ref: 'r1',
  name: 'gate',
  address: '203.0.113.5',
  hasSnat: true,
  networkTags: ['net-7-1'],
  addresses: [
    { tag: 'rip-7-1', address: '203.0.113.6', port: null },
    { tag: 'rip-7-2', address: '203.0.113.7', port: second },
    { tag: 'rip-7-3', address: '203.0.113.8', port: null },
  ],
  forwards: [forward()],
  ...change,
})
const once = { mayChange: false, hasSharedAddresses: false }
const again = { ...once, mayChange: true }
const other = (change: Partial<ForwardSpec>) => forward({ tag: 'fwd-7-2', port: 81, toPort: 8081, ...change })

describe('a forward', () => {
  it('is made where there is none, changed where that is meant, and left where it is as wanted', () => {
    expect(stepToForward(router(), other({}), first, once)).toBe('make')
    expect(stepToForward(router(), forward(), first, once)).toBeUndefined()
    expect(stepToForward(router(), forward({ port: 81 }), first, again)).toBe('change')
    expect(stepToForward(router(), forward({ protocol: 'udp' }), first, again)).toBe('change')
    const another = () => stepToForward(router(), forward({ port: 81 }), first, once)
    expect(another).toThrow(expect.objectContaining({ code: 'duplicate' }))
  })

  it('may have the port of another protocol or address', () => {
    expect(stepToForward(router(), other({ protocol: 'udp', port: 80, toPort: 8080 }), first, once)).toBe('make')
    expect(stepToForward(router(), other({ addressTag: 'rip-7-3', port: 80 }), first, once)).toBe('make')
  })

  it.each([
    ['invalid', { port: 0 }, first],
    ['invalid', { toPort: 65_536 }, first],
    ['invalid', { port: 80.5 }, first],
    ['not_found', { addressTag: 'rip-7-9' }, first],
    ['not_found', {}, undefined],
    ['not_found', { networkTag: 'net-7-2' }, elsewhere],
    ['address_taken', { port: 80 }, first],
    ['address_taken', { addressTag: 'rip-7-3', toPort: 8080 }, first],
    ['in_use', { addressTag: 'rip-7-2' }, first],
    ['in_use', { toAddress: second.address }, second],
  ] as const)('is refused as %s: %o', (code, change, port) => {
    const step = () => stepToForward(router(), other(change), port, once)
    expect(step).toThrow(expect.objectContaining({ code }))
  })
})

describe('an address', () => {
  it('is given once', () => {
    const third = { tag: 'port-7-4', networkTag: 'net-7-1', address: '10.0.0.7' }
    expect(isToBeAssigned(router(), 'rip-7-3', third)).toBe(true)
    expect(isToBeAssigned(router(), 'rip-7-2', second)).toBe(false)
  })

  it.each([
    ['not_found', 'rip-7-9', first],
    ['not_found', 'rip-7-3', elsewhere],
    ['in_use', 'rip-7-1', { ...first, tag: 'port-7-4', address: '10.0.0.7' }],
    ['in_use', 'rip-7-3', first],
    ['in_use', 'rip-7-3', second],
    ['in_use', 'rip-7-2', first],
  ] as const)('is refused as %s: %s to %o', (code, addressTag, port) => {
    expect(() => isToBeAssigned(router(), addressTag, port)).toThrow(expect.objectContaining({ code }))
  })

  it('is idle when it leads nowhere', () => {
    checkIdle(router(), 'rip-7-3')
    expect(() => checkIdle(router({ snatTag: 'rip-7-3' }), 'rip-7-3')).toThrow(
      expect.objectContaining({ code: 'in_use' }),
    )
    for (const tag of ['rip-7-1', 'rip-7-2'])
      expect(() => checkIdle(router(), tag)).toThrow(expect.objectContaining({ code: 'in_use' }))
  })
})

describe('an address that leads to a load balancer', () => {
  const web = { tag: 'lb-7-1', networkTag: 'net-7-1' }
  const [one, own, free] = router().addresses
  const balanced = router({ addresses: [{ ...one!, balancer: web }, own!, free!], forwards: [] })
  const alone = { hasSharedAddresses: false }
  const held = expect.objectContaining({ code: 'in_use' })

  it('leads there once, and has forwards beside it only where the engine shares one', () => {
    expect(isToLeadTo(router(), 'rip-7-3', web, alone)).toBe(true)
    expect(isToLeadTo(balanced, 'rip-7-1', web, alone)).toBe(false)
    expect(isToLeadTo(router(), 'rip-7-1', web, { hasSharedAddresses: true })).toBe(true)
    expect(stepToForward(balanced, other({}), first, { ...once, hasSharedAddresses: true })).toBe('make')
    expect(() => stepToForward(balanced, other({}), first, once)).toThrow(held)
  })

  it.each([
    ['not_found', 'rip-7-9', web],
    ['not_found', 'rip-7-3', { ...web, networkTag: 'net-7-2' }],
    ['in_use', 'rip-7-1', { ...web, tag: 'lb-7-2' }],
    ['in_use', 'rip-7-2', { ...web, tag: 'lb-7-2' }],
    ['in_use', 'rip-7-3', web],
  ] as const)('is refused as %s: %s to %o', (code, addressTag, balancer) => {
    const lead = () => isToLeadTo(balanced, addressTag, balancer, alone)
    expect(lead).toThrow(expect.objectContaining({ code }))
  })

  it('holds its network, and is neither taken away nor given to a server', () => {
    expect(() => isToLeadTo(router(), 'rip-7-1', web, alone)).toThrow(held)
    expect(() => checkNoWayInto({ ...balanced, addresses: [balanced.addresses[0]!] }, 'net-7-1')).toThrow(held)
    expect(() => checkIdle(balanced, 'rip-7-1')).toThrow(held)
    expect(() => isToBeAssigned(balanced, 'rip-7-1', first)).toThrow(held)
  })
})

describe('the address that networks go out with', () => {
  it('is chosen once, among those that are no server’s own', () => {
    expect(isSnatToBeMoved(router(), null)).toBe(false)
    expect(isSnatToBeMoved(router(), 'rip-7-1')).toBe(true)
    expect(isSnatToBeMoved(router({ snatTag: 'rip-7-1' }), 'rip-7-1')).toBe(false)
    expect(isSnatToBeMoved(router({ snatTag: 'rip-7-1' }), null)).toBe(true)
    const refused = (tag: string, code: string) =>
      expect(() => isSnatToBeMoved(router(), tag)).toThrow(expect.objectContaining({ code }))
    refused('rip-7-2', 'in_use')
    refused('rip-7-9', 'not_found')
    const assigning = () => isToBeAssigned(router({ snatTag: 'rip-7-3', forwards: [] }), 'rip-7-3', first)
    expect(assigning).toThrow(expect.objectContaining({ code: 'in_use' }))
  })
})

describe('what hangs on a router', () => {
  const held = expect.objectContaining({ code: 'in_use' })

  it('holds a network by forwards as by addresses', () => {
    checkNoWayInto(router(), 'net-7-2')
    expect(() => checkNoWayInto(router({ forwards: [] }), 'net-7-1')).toThrow(held)
    expect(() => checkNoWayInto(router({ addresses: [] }), 'net-7-1')).toThrow(held)
    checkNoWayInto(router({ addresses: [], forwards: [] }), 'net-7-1')
  })

  it('holds the router', () => {
    checkBare(router({ networkTags: [], addresses: [], forwards: [] }))
    expect(() => checkBare(router({ networkTags: [] }))).toThrow(held)
    expect(() => checkBare(router({ addresses: [] }))).toThrow(held)
    expect(() => checkBare(router({ networkTags: [], forwards: [], reaches: ['net-7-3'] }))).toThrow(held)
    const idle = { tag: 'rip-7-3', address: '203.0.113.8', port: null }
    checkBare(router({ networkTags: [], addresses: [idle], forwards: [] }))
    expect(() => checkBare(router({ networkTags: [], addresses: [idle], forwards: [], snatTag: 'rip-7-3' }))).toThrow(
      held,
    )
  })
})
