import type { ServerSize } from '../../../areas/vm/hosts/hosts.engine.ts'
import { EngineError } from '../../engine-error.ts'
import type { OpenStackContext } from '../context.ts'
import { sizeText } from './servers.state.ts'

/** Of its own: whoever asked first may leave, and the others still wait for it. */
const makingMs = 60_000

interface Flavor {
  id: string
}

/**
 * Sizes of the cloud, made when they are first asked for: one per size, for all customers, under an id of ours, so that
 * two who make it at once make one.
 */
export const createFlavors = ({ client }: Pick<OpenStackContext, 'client'>) => {
  const known = new Map<string, Promise<string>>()

  const findOrMake = async (size: ServerSize, signal: AbortSignal): Promise<string> => {
    const id = `sarv-${sizeText(size)}`
    const find = () =>
      client.find<{ flavor: Flavor }>({ service: 'compute', method: 'GET', path: `/flavors/${id}` }, signal)
    if (await find()) return id
    const { vcpus, memoryGb, diskGb } = size
    const flavor = { id, name: id, vcpus, ram: memoryGb * 1024, disk: diskGb, description: 'made by Sarv' }
    try {
      await client.call({ service: 'compute', method: 'POST', path: '/flavors', body: { flavor } }, signal)
    } catch (error) {
      if (!(await find())) throw error
    }
    return id
  }

  return async (size: ServerSize, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted()
    const { vcpus, memoryGb, diskGb } = size
    if (![vcpus, memoryGb, diskGb].every((part) => Number.isInteger(part) && part > 0))
      throw new EngineError('invalid', `there is no size ${sizeText(size)}`)
    const key = sizeText(size)
    const asked = known.get(key) ?? findOrMake(size, AbortSignal.timeout(makingMs))
    known.set(key, asked)
    asked.catch(() => known.get(key) === asked && known.delete(key))
    return asked
  }
}

export type Flavors = ReturnType<typeof createFlavors>
