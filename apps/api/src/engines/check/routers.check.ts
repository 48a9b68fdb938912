import type { ForwardSpec } from '../../ports/compute/routers.engine.ts'
import type { CheckStep } from './steps.ts'
import { must, type CheckTarget } from './target.ts'

const forwardOf = ({ tags, privateAddress }: CheckTarget, port: number): ForwardSpec => ({
  tag: tags.forward,
  addressTag: tags.routerAddress,
  protocol: 'tcp',
  port,
  networkTag: tags.network,
  toAddress: privateAddress,
  toPort: 22,
})

/** A router that lets the network out, and two ways in. None where the datacenter has no routers. */
export const routerSteps = (target: CheckTarget): CheckStep[] => {
  const { engine, tags } = target
  if (!engine.hasRouters) return []
  const read = async (signal: AbortSignal) => (await engine.getRouter(tags.router, signal))!
  return [
    {
      name: 'router',
      needs: ['network'],
      run: async (signal) => {
        await engine.createRouter({ tag: tags.router, name: 'check' }, signal)
        await engine.connectNetwork(tags.router, tags.network, signal)
        await engine.setSnat(tags.router, true, signal)
        await engine.addRouterAddress(tags.router, tags.routerAddress, signal)
        const { hasSnat, networkTags, addresses } = await read(signal)
        must(hasSnat && networkTags.length === 1 && addresses.length === 1, 'it is not as it was asked for')
      },
    },
    {
      name: 'router: forward',
      needs: ['router', 'server'],
      run: async (signal) => {
        await engine.createForward(tags.router, forwardOf(target, 2222), signal)
        await engine.changeForward(tags.router, forwardOf(target, 2223), signal)
        must((await read(signal)).forwards[0]?.port === 2223, 'the forward was not changed')
        await engine.deleteForward(tags.router, tags.forward, signal)
      },
    },
    {
      name: 'router: address of a server',
      needs: ['router: forward'],
      run: async (signal) => {
        await engine.assignAddress(tags.routerAddress, tags.port, signal)
        must((await read(signal)).addresses[0]?.port?.tag === tags.port, 'the server does not have it')
        await engine.unassignAddress(tags.routerAddress, signal)
      },
    },
  ]
}

/** Once the server is gone, and before the network goes. */
export const clearRouter = async ({ engine, tags }: CheckTarget, signal: AbortSignal): Promise<void> => {
  if (!engine.hasRouters) return
  await engine.removeRouterAddress(tags.routerAddress, signal)
  await engine.disconnectNetwork(tags.router, tags.network, signal)
  await engine.deleteRouter(tags.router, signal)
}
