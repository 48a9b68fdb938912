import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { waitForServerGone } from '../../ports/compute/hosts.engine.ts'
import { waitForVolumeGone } from '../../ports/compute/volumes.engine.ts'
import { balancerSteps, clearBalancer } from './balancers.check.ts'
import { clearRouter, routerSteps } from './routers.check.ts'
import { makingSteps, reshapingSteps, usingSteps } from './servers.check.ts'
import { runSteps, type CheckReport, type CheckStep } from './steps.ts'
import { must, targetOf, type CheckTarget, type TargetOptions } from './target.ts'
import { volumeSteps } from './volumes.check.ts'

export interface ComputeCheckOptions extends TargetOptions {
  signal: AbortSignal
  /** What takes longer than this does not work. */
  stepMs?: number
  /** Names of steps that this cloud is known not to manage. */
  without?: readonly string[]
  say: (report: CheckReport) => void
}

const clearingStep = (target: CheckTarget): CheckStep => ({
  name: 'clearing away',
  isAlways: true,
  run: async (signal) => {
    const { engine, tags, until } = target
    await engine.deleteServer(tags.server, signal)
    await waitForServerGone(engine, tags.server, until(signal))
    await engine.deleteVolumeBackup(tags.backup, signal)
    await engine.deleteVolume(tags.volume, signal)
    await waitForVolumeGone(engine, tags.volume, until(signal))
    await clearBalancer(target, signal)
    await clearRouter(target, signal)
    await engine.deleteNetwork(tags.network, signal)
    must((await engine.getNetwork(tags.network, signal)) === undefined, 'the network is still there')
  },
})

/** Uses every method of a compute engine once, in an order that a customer could have, and leaves nothing behind. */
export const checkCompute = (engine: ComputeEngine, options: ComputeCheckOptions): Promise<boolean> => {
  const { signal, stepMs = 10 * 60_000, without = [], say } = options
  const target = targetOf(engine, options)
  const steps = [
    ...makingSteps(target),
    ...usingSteps(target),
    ...routerSteps(target),
    ...balancerSteps(target),
    ...volumeSteps(target),
    ...reshapingSteps(target),
    clearingStep(target),
  ]
  return runSteps(
    steps.filter(({ name }) => !without.includes(name)),
    { say, signal, stepMs },
  )
}
