import { describe, expect, it, vi } from 'vitest'
import type { BalancerCertificate, BalancerShape, ListenerSpec } from '../../../ports/compute/balancers.engine.ts'
import { afterSteps, describeCrashes, type CrashCases, type Step } from '../testing/crashes.ts'
import { createFakeOctavia } from '../testing/fake-octavia.ts'
import { balancerMethods } from './balancers.ts'

// Nothing in memory takes time.
vi.mock(import('../../../ports/waiting.ts'), async (original) => {
  const { poll, ...others } = await original()
  return { ...others, poll: (options, look) => poll({ ...options, pollMs: 0 }, look) }
})

const { signal } = new AbortController()

const block = (name: string) => `-----BEGIN CERTIFICATE-----\n${name}\n-----END CERTIFICATE-----`
const pair = (name: string): BalancerCertificate => ({
  certificate: `${block(name)}\n${block(`${name}-chain`)}\n`,
  privateKey: `key of ${name}`,
})
const secure = (port: number, first?: string, ...names: string[]): ListenerSpec => ({
  protocol: 'https',
  port,
  memberPort: 8080,
  members: [{ serverTag: 'vm-7-2' }],
  ...(first !== undefined && { certificate: pair(first) }),
  ...(names.length > 0 && { nameCertificates: names.map(pair) }),
})
const plain: ListenerSpec = { protocol: 'http', port: 80, memberPort: 8080, members: [] }
const shape = (...listeners: ListenerSpec[]): BalancerShape => ({ name: 'web', algorithm: 'roundRobin', listeners })

const create =
  (...listeners: ListenerSpec[]): Step =>
  (context) =>
    balancerMethods(context).createBalancer({ ...shape(...listeners), tag: 'lb-7-1', networkTag: 'net-7-1' }, signal)
const update =
  (...listeners: ListenerSpec[]): Step =>
  (context) =>
    balancerMethods(context).updateBalancer('lb-7-1', shape(...listeners), signal)
const remove: Step = (context) => balancerMethods(context).deleteBalancer('lb-7-1', signal)

/** With what Barbican keeps: nothing that nobody needs may be left there. */
const newCloud = () => {
  const cloud = createFakeOctavia({ hasKeys: true })
  return { ...cloud, picture: () => [...cloud.picture(), ...cloud.kept()] }
}

const cases: CrashCases = {
  'making one with certificates': { before: [], step: create(secure(443, 'shop', 'blog')) },
  'changing a certificate': { before: [create(secure(443, 'shop'))], step: update(secure(443, 'newer')) },
  'adding one by name': { before: [create(secure(443, 'shop'))], step: update(secure(443, 'shop', 'blog')) },
  'taking one by name away': { before: [create(secure(443, 'shop', 'blog'))], step: update(secure(443, 'shop')) },
  'speaking in the clear again': { before: [create(secure(443, 'shop'))], step: update(plain) },
  'deleting one': { before: [create(secure(443, 'shop', 'blog'), secure(8443, 'shop'))], step: remove },
}

describeCrashes(cases, newCloud, { ofWrites: true, atLeastCalls: 1 })

const openCloud = (before: readonly Step[]) => afterSteps(newCloud(), before)

describe('HTTPS', () => {
  it('ends at the balancer: the certificate goes to Barbican, its chain apart, and requests go on in the clear', async () => {
    const cloud = await openCloud([create(secure(443, 'shop', 'blog'), plain)])
    const { listeners, pools } = cloud.balancers[0]!
    expect(listeners.map(({ protocol }) => protocol)).toEqual(['TERMINATED_HTTPS', 'HTTP'])
    expect(listeners[0]!.sni_container_refs).toHaveLength(1)
    expect(pools.map((pool) => (pool as unknown as { protocol: string }).protocol)).toEqual(['HTTP', 'HTTP'])
    const [picture] = cloud.picture() as { listeners: string[] }[]
    const told = picture!.listeners.find((line) => line.startsWith('TERMINATED'))!
    expect(told).toContain(
      JSON.stringify({ certificate: block('shop'), private_key: 'key of shop', intermediates: block('shop-chain') }),
    )
    expect(told).toContain('key of blog')
    const detail = await balancerMethods(cloud.openContext()).getBalancer('lb-7-1', signal)
    expect(detail!.listeners).toMatchObject([
      { protocol: 'http', hasCertificate: false },
      { protocol: 'https', port: 443, memberPort: 8080, hasCertificate: true },
    ])
    // A container and three parts of each.
    expect(cloud.kept()).toHaveLength(8)
    expect(cloud.kept().join()).not.toContain('key of')
  })

  it('keeps the certificate that the port has where a change brings none, and needs one where it has none', async () => {
    const cloud = await openCloud([create(secure(443, 'shop'))])
    const before = cloud.kept()
    await update({ ...secure(443), memberPort: 9000 })(cloud.openContext())
    expect(cloud.kept()).toEqual(before)
    const bare = update(secure(443), secure(8443))(cloud.openContext())
    await expect(bare).rejects.toMatchObject({ code: 'invalid' })
  })

  it('leaves nothing when the balancer is gone, and nothing of others is touched', async () => {
    const cloud = await openCloud([create(secure(443, 'shop'))])
    const other = { ...shape(secure(443, 'shop')), tag: 'lb-7-12', networkTag: 'net-7-1' }
    await balancerMethods(cloud.openContext()).createBalancer(other, signal)
    await remove(cloud.openContext())
    expect(cloud.kept().every((name) => name.startsWith('sarv-lb-7-12 '))).toBe(true)
    expect(cloud.kept()).toHaveLength(4)
  })

  it('is there once the cloud’s catalogue was seen to have Barbican, and not where it has none', async () => {
    for (const hasKeys of [true, false]) {
      const engine = balancerMethods(createFakeOctavia({ hasKeys }).openContext())
      await engine.listBalancers(signal)
      expect(engine.balancing.protocols.includes('https')).toBe(hasKeys)
      expect(engine.balancing.hasNamedCertificates).toBe(hasKeys)
    }
    const without = create(secure(443, 'shop'))(createFakeOctavia().openContext())
    await expect(without).rejects.toMatchObject({ code: 'invalid' })
  })
})
