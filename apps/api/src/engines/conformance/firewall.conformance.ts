import { describe, expect, it } from 'vitest'
import { bringPower, waitForServer, waitForServerAtRest } from '../../ports/compute/hosts.engine.ts'
import type { FirewallRule } from '../../ports/compute/hosts.engine.ts'
import type { EngineError } from '../../ports/engine-error.ts'
import { answersOf, inTwoProcesses, refusal, refusalsOf, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'
import { dns, letOut, ssh } from './rules.fixture.ts'

const ping: FirewallRule = { ...ssh, protocol: 'icmp', remote: '::/0', minPort: 0, maxPort: 0 }
const deny: FirewallRule = { ...ssh, remote: '198.51.100.0/24', minPort: 1, maxPort: 65_535, isAllow: false }

export const describeFirewallConformance = (name: string, { open, buildServer }: ComputeFixture): void => {
  describe(`${name}: firewall`, () => {
    it('answers the rules as they were set, in order, and replaces them whole', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      expect(await engine.getFirewall('vm-7-1', signal)).toEqual([])
      for (const rules of [[ssh, dns, ping, letOut], [letOut, ssh], [letOut, ssh], []]) {
        await engine.setFirewall('vm-7-1', rules, signal)
        expect(await engine.getFirewall('vm-7-1', signal)).toEqual(rules)
      }
    })

    it('keeps the rules of each server apart, and through a stop, another size and another system', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await buildServer(subject, 2, { firewall: [ping] })
      await engine.setFirewall('vm-7-1', [ssh], signal)
      await bringPower(engine, 'vm-7-1', 'stop', wait)
      await engine.setFirewall('vm-7-1', [dns, ssh], signal)
      await engine.resizeServer('vm-7-1', { ...subject.size, vcpus: 2 * subject.size.vcpus }, signal)
      await waitForServerAtRest(engine, 'vm-7-1', () => true, wait)
      await engine.rebuildServer('vm-7-1', { image: subject.otherImage, revision: 'r1' }, signal)
      await waitForServer(engine, 'vm-7-1', 'active', wait)
      expect(await engine.getFirewall('vm-7-1', signal)).toEqual([dns, ssh])
      expect(await engine.getFirewall('vm-7-2', signal)).toEqual([ping])
    })

    it('takes a refusing rule where order counts, and says where it does not', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await engine.setFirewall('vm-7-1', [ssh], signal)
      const outcome = await engine.setFirewall('vm-7-1', [deny, ping], signal).then(
        () => 'taken',
        (error: EngineError) => error.code,
      )
      const isOrdered = engine.firewallKind === 'ordered'
      expect(outcome).toBe(isOrdered ? 'taken' : 'invalid')
      expect(await engine.getFirewall('vm-7-1', signal)).toEqual(isOrdered ? [deny, ping] : [ssh])
    })

    const strange: [string, FirewallRule][] = [
      ['a name as the other side', { ...ssh, remote: 'example.com' }],
      ['a prefix that is too long', { ...ssh, remote: '10.0.0.0/33' }],
      ['ports the wrong way round', { ...ssh, minPort: 90, maxPort: 80 }],
      ['a port that does not exist', { ...ssh, maxPort: 65_536 }],
      ['ports without a protocol that has them', { ...ping, maxPort: 8 }],
    ]
    it('refuses what is no rule, and keeps the rules that are there', async () => {
      const subject = await open()
      const { engine } = subject
      await buildServer(subject, 1)
      await engine.setFirewall('vm-7-1', [ssh], signal)
      const set = ([, rule]: (typeof strange)[number]) => engine.setFirewall('vm-7-1', [ping, rule], signal)
      expect(await refusalsOf(strange, set)).toMatchObject(strange.map((one) => [one, refusal('invalid')]))
      expect(await engine.getFirewall('vm-7-1', signal)).toEqual([ssh])
    })

    it('ends with one of two lists that are set at once, never with a mixture', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const lists = [
        [ssh, ping],
        [letOut, dns],
      ]
      const results = await inTwoProcesses(subject, 6, (engine, turn) =>
        engine.setFirewall('vm-7-1', lists[turn % 2]!, signal),
      )
      expect(answersOf(results)).toHaveLength(6)
      expect(lists).toContainEqual(await subject.engine.getFirewall('vm-7-1', signal))
    })

    it('does not find what is not there', async () => {
      const { engine } = await open()
      await expect(engine.setFirewall('vm-7-404', [ssh], signal)).rejects.toMatchObject(refusal('not_found'))
      await expect(engine.getFirewall('vm-7-404', signal)).rejects.toMatchObject(refusal('not_found'))
    })
  })
}
