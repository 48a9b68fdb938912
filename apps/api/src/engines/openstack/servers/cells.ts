import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackContext } from '../context.ts'

interface Services {
  services: { host: string; status: string }[]
}

/**
 * Nova leaves out of its lists, without a word, whatever lies in a cell whose database does not answer; only the services
 * of its hosts tell. So what is not in a list is gone only after this was asked.
 */
export const checkCells = async ({ client }: Pick<OpenStackContext, 'client'>, signal: AbortSignal): Promise<void> => {
  const query = { binary: 'nova-compute' }
  const { services } = await client.call<Services>(
    { service: 'compute', method: 'GET', path: '/os-services', query },
    signal,
  )
  const silent = services.find(({ status }) => status === 'UNKNOWN')
  if (silent) throw new EngineError('unreachable', `the cell of host ${silent.host} does not answer`)
}
