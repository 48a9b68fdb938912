import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackContext } from '../context.ts'
import type { NeutronPort } from '../networks/neutron.ts'
import { createPort, type WantedPort } from '../networks/ports.ts'

export type Version = 4 | 6

export const versionOf = (address: string): Version => (address.includes(':') ? 6 : 4)

/** Those of its addresses. A range whose hosts make up their own address gives every port one, asked for or not. */
export const versionsOf = ({ fixed_ips }: Pick<NeutronPort, 'fixed_ips'>): Version[] =>
  fixed_ips.map(({ ip_address }) => versionOf(ip_address))

/** Every way of taking one range for each version. */
export const choicesOf = (versions: readonly Version[], subnetIds: Record<Version, readonly string[]>): string[][] =>
  versions.reduce<string[][]>(
    (choices, version) => choices.flatMap((choice) => subnetIds[version].map((id) => [...choice, id])),
    [[]],
  )

const isFull = (error: unknown): boolean => error instanceof EngineError && error.code === 'no_address'

/** A port on the public network with an address of each of these versions, from the first ranges that have one left. */
export const placePublicPort = async (
  context: OpenStackContext,
  { versions, ...wanted }: Pick<WantedPort, 'tag' | 'serverTag' | 'groupId'> & { versions: readonly Version[] },
  signal: AbortSignal,
): Promise<NeutronPort> => {
  const { networkId, subnetIds } = await context.publicNetwork.read(signal)
  for (const choice of choicesOf(versions, subnetIds)) {
    const fixedIps = choice.map((subnet_id) => ({ subnet_id }))
    try {
      return await createPort(context, { ...wanted, networkId, fixedIps }, signal)
    } catch (error) {
      if (!isFull(error)) throw error
    }
  }
  throw new EngineError('no_address', `no free address of version ${versions.join(' and ')} for ${wanted.tag}`)
}
