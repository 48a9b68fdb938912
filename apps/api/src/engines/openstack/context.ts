import { EngineError } from '../../ports/engine-error.ts'
import type { WithLock } from '../with-lock.ts'
import type { OpenStackClient } from './client/client.ts'
import type { PublicNetwork } from './networks/public-network.ts'
import type { Projects } from './projects.ts'
import type { Servers } from './servers/nova.ts'
import type { OpenStackSettings } from './settings.ts'

/** What every part of the engine works with. */
export interface OpenStackContext {
  client: OpenStackClient
  settings: OpenStackSettings
  projects: Projects
  servers: Servers
  publicNetwork: PublicNetwork
  /** One at a time for this key, in all processes: for "find, and create where it is not there". */
  withLock: WithLock
}

/**
 * How a thing of ours is called on the cloud: `sarv-vm-7-1`. Two Sarvs on one cloud have different prefixes, so that
 * neither takes the other's things for its own.
 */
export const cloudName = ({ projectPrefix }: Pick<OpenStackSettings, 'projectPrefix'>, tag: string): string =>
  `${projectPrefix}${tag}`

/** The tag of a thing on the cloud, or undefined where it is not ours. */
export const tagOf = (
  { projectPrefix }: Pick<OpenStackSettings, 'projectPrefix'>,
  name: string | null | undefined,
): string | undefined =>
  name?.startsWith(projectPrefix) && isTag(name.slice(projectPrefix.length))
    ? name.slice(projectPrefix.length)
    : undefined

const isTag = (text: string): boolean => /^[a-z]+-\d+-\d+$/.test(text)

/** Operators name their images and networks by name or by id. */
export const isCloudId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The Sarv project that a tag belongs to: 7 of `vm-7-1`. */
export const sarvProjectOf = (tag: string): number => {
  const [, projectId] = tag.split('-')
  if (!isTag(tag)) throw new EngineError('invalid', `${tag} is no tag of ours`)
  return Number(projectId)
}
