import { describe, expect, it } from 'vitest'
import { bringPower, waitForServer } from '../../ports/compute/hosts.engine.ts'
import type { PowerAction } from '../../ports/compute/hosts.engine.ts'
import { refusal, signal, wait } from './compute.fixture.ts'
import type { ComputeFixture } from './compute.fixture.ts'

export const describePowerConformance = (name: string, { open, buildServer }: ComputeFixture): void => {
  describe(`${name}: power`, () => {
    const steps: [PowerAction, { state: string; power: string }][] = [
      ['shutdown', { state: 'stopped', power: 'off' }],
      ['start', { state: 'active', power: 'on' }],
      ['stop', { state: 'stopped', power: 'off' }],
      ['start', { state: 'active', power: 'on' }],
      ['reboot', { state: 'active', power: 'on' }],
      ['reset', { state: 'active', power: 'on' }],
    ]

    it('goes through every action, keeping its address, also when a step runs twice', async () => {
      const subject = await open()
      const { ipv4 } = await buildServer(subject, 1)
      for (const [action, end] of steps) {
        expect(await bringPower(subject.engine, 'vm-7-1', action, wait)).toMatchObject({ ...end, ipv4 })
        expect(await bringPower(subject.engine, 'vm-7-1', action, wait)).toMatchObject({ ...end, ipv4 })
      }
    })

    it('refuses to start what runs and to stop, reboot or reset what does not', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const act = (action: PowerAction) => subject.engine.powerServer('vm-7-1', action, signal)
      await expect(act('start')).rejects.toMatchObject(refusal('refused'))
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      for (const action of ['stop', 'shutdown', 'reboot', 'reset'] as const)
        await expect(act(action)).rejects.toMatchObject(refusal('refused'))
    })

    it('takes one of many stops at once, through two processes, and ends stopped', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      const engines = [subject.engine, await subject.openAnother()]
      const results = await Promise.allSettled(
        Array.from({ length: 6 }, (_, turn) => engines[turn % 2]!.powerServer('vm-7-1', 'stop', signal)),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await waitForServer(subject.engine, 'vm-7-1', 'stopped', wait)).toMatchObject({ power: 'off' })
    })

    it('does not find what is not there', async () => {
      const { engine } = await open()
      await expect(engine.powerServer('vm-7-404', 'start', signal)).rejects.toMatchObject(refusal('not_found'))
      await expect(waitForServer(engine, 'vm-7-404', 'active', wait)).rejects.toMatchObject(refusal('not_found'))
      expect(await engine.getServer('vm-7-404', signal)).toBeUndefined()
    })

    it('has a console while it is on, and refuses one while it is off', async () => {
      const subject = await open()
      await buildServer(subject, 1)
      expect(['vnc', 'serial', 'none']).toContain((await subject.engine.openConsole('vm-7-1', signal)).kind)
      await bringPower(subject.engine, 'vm-7-1', 'stop', wait)
      await expect(subject.engine.openConsole('vm-7-1', signal)).rejects.toMatchObject(refusal('refused'))
      await expect(subject.engine.openConsole('vm-7-404', signal)).rejects.toMatchObject(refusal('not_found'))
    })
  })
}
