import { waitForBalancer, waitForBalancerGone, type BalancerShape } from '../../ports/compute/balancers.engine.ts'
import type { CheckStep } from './steps.ts'
import { must, type CheckTarget } from './target.ts'

/** One in front of the server, changed once; nothing where the engine has none. */
export const balancerSteps = (target: CheckTarget): CheckStep[] => {
  const { engine, tags, until } = target
  const [algorithm] = engine.balancing.algorithms
  if (!algorithm) return []
  const shapeOn = (port: number): BalancerShape => ({
    name: 'check',
    algorithm,
    listeners: [{ protocol: 'tcp', port, memberPort: 80, members: [{ serverTag: tags.server }] }],
  })
  return [
    {
      name: 'load balancer',
      needs: ['server'],
      run: async (signal) => {
        const spec = { ...shapeOn(80), tag: tags.balancer, networkTag: tags.network }
        const { ref } = await engine.createBalancer(spec, signal)
        const built = await waitForBalancer(engine, tags.balancer, until(signal))
        const [member] = built.listeners.flatMap(({ members }) => members)
        must(member?.address === target.privateAddress, 'the server is not behind it')
        must((await engine.createBalancer(spec, signal)).ref === ref, 'asked for again, another one was made')
        await engine.updateBalancer(tags.balancer, shapeOn(81), signal)
        const changed = await waitForBalancer(engine, tags.balancer, until(signal))
        must(changed.listeners.map(({ port }) => port).join() === '81', 'its port has not changed')
        await clearBalancer(target, signal)
      },
    },
  ]
}

export const clearBalancer = async ({ engine, tags, until }: CheckTarget, signal: AbortSignal): Promise<void> => {
  await engine.deleteBalancer(tags.balancer, signal)
  await waitForBalancerGone(engine, tags.balancer, until(signal))
}
