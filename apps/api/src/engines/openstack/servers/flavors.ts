import type { ServerSize } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackContext } from '../context.ts'
import { remembering } from '../remembering.ts'
import { sizeText } from './servers.state.ts'

interface Flavor {
  id: string
}

/**
 * Sizes of the cloud, made when they are first asked for: one per size, for all customers, under an id of ours, so that
 * two who make it at once make one.
 */
export const createFlavors = ({ client }: Pick<OpenStackContext, 'client'>) => {
  const findOrMake = async (size: ServerSize, signal: AbortSignal): Promise<string> => {
    const { vcpus, memoryGb, diskGb } = size
    if (![vcpus, memoryGb, diskGb].every((part) => Number.isInteger(part) && part > 0))
      throw new EngineError('invalid', `there is no size ${sizeText(size)}`)
    const id = `sarv-${sizeText(size)}`
    const find = () =>
      client.find<{ flavor: Flavor }>({ service: 'compute', method: 'GET', path: `/flavors/${id}` }, signal)
    if (await find()) return id
    const flavor = { id, name: id, vcpus, ram: memoryGb * 1024, disk: diskGb, description: 'made by Sarv' }
    try {
      await client.call({ service: 'compute', method: 'POST', path: '/flavors', body: { flavor } }, signal)
    } catch (error) {
      if (!(await find())) throw error
    }
    return id
  }
  return remembering(findOrMake, { keyOf: sizeText })
}

export type Flavors = ReturnType<typeof createFlavors>
