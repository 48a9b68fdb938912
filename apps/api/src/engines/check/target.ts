import { balancerTag } from '../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { addressTag, diskTag, serverSnapshotTag, serverTag, type ServerSize } from '../../ports/compute/hosts.engine.ts'
import { networkTag, portTag } from '../../ports/compute/networks.engine.ts'
import { forwardTag, routerAddressTag, routerTag } from '../../ports/compute/routers.engine.ts'
import { volumeBackupTag, volumeSnapshotTag, volumeTag } from '../../ports/compute/volumes.engine.ts'
import type { WaitOptions } from '../../ports/waiting.ts'

export interface TargetOptions {
  /** Names of images as the catalogue has them; the second is for the rebuild. */
  image: string
  otherImage: string
  size: ServerSize
  /** No customer's project has it: everything of the check lies apart. */
  projectId?: number
  pollMs?: number
}

/** What a check makes on an engine, and how it waits for it. */
export interface CheckTarget {
  engine: ComputeEngine
  image: string
  otherImage: string
  size: ServerSize
  tags: Record<
    | 'server'
    | 'disk'
    | 'network'
    | 'port'
    | 'address'
    | 'router'
    | 'routerAddress'
    | 'forward'
    | 'balancer'
    | 'snapshot'
    | 'volume'
    | 'volumeSnapshot'
    | 'backup',
    string
  >
  /** Of the server in the network. */
  privateAddress: string
  until(signal: AbortSignal): WaitOptions
}

export const targetOf = (
  engine: ComputeEngine,
  { image, otherImage, size, projectId = 0, pollMs = 1000 }: TargetOptions,
): CheckTarget => {
  // Another one each time: what a broken check left behind does not spoil the next.
  const id = Math.floor(Date.now() / 1000)
  return {
    engine,
    image,
    otherImage,
    size,
    tags: {
      server: serverTag(projectId, id),
      disk: diskTag(projectId, id),
      network: networkTag(projectId, id),
      port: portTag(projectId, id),
      address: addressTag(projectId, id),
      router: routerTag(projectId, id),
      routerAddress: routerAddressTag(projectId, id),
      forward: forwardTag(projectId, id),
      balancer: balancerTag(projectId, id),
      snapshot: serverSnapshotTag(projectId, id),
      volume: volumeTag(projectId, id),
      volumeSnapshot: volumeSnapshotTag(projectId, id),
      backup: volumeBackupTag(projectId, id),
    },
    privateAddress: '10.250.0.10',
    until: (signal) => ({ signal, pollMs }),
  }
}

export const must = (isTrue: boolean, otherwise: string): void => {
  if (!isTrue) throw new Error(otherwise)
}
