import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { pathOf } from './known-paths.ts'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

const operatorSide = /^\/(?:api\/)?operator(?:\/|$)/i

/** By the address as it was sent, and by the route that it found: encoded letters find the same route. */
const isForOperators = (request: FastifyRequest): boolean =>
  operatorSide.test(pathOf(request)) || operatorSide.test(request.routeOptions.url ?? '')

/**
 * Outside of these networks the side of operators is not there: strangers reach neither its sign-in nor its counters. The
 * address is the client's, as told by the proxies that are trusted and by nobody else.
 */
export const operatorsFromHook = (networks: readonly string[]) => {
  const list = listOf(networks)
  return async (request: FastifyRequest): Promise<void> => {
    if (isForOperators(request) && !list.check(request.ip, familyOf(request.ip))) throw new AppError('not_found')
  }
}
