import { portsPerForward } from '@sarv/contract/limits'
import { portCount, type WantedForward } from '@sarv/contract/vm/vpc-nats/nat.rules'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { forwardTag, routerAddressTag, type ForwardSpec } from '../../../ports/compute/routers.engine.ts'

export interface NatKey {
  projectId: number
  natId: number
}

/** An engine leads one port at a time: each of a range has a number of its own, beginning with that of the whole. */
const tagOf = ({ projectId, natId }: NatKey, place: number): string =>
  forwardTag(projectId, natId * portsPerForward + place)

/** All that the ports of one forward can ever be called. */
export const tagsOf = (key: NatKey): string[] =>
  Array.from({ length: portsPerForward }, (_, place) => tagOf(key, place))

/** What the engine is asked for. */
export const forwardsOf = (key: NatKey, wanted: WantedForward): ForwardSpec[] =>
  Array.from({ length: portCount(wanted) }, (_, place) => ({
    tag: tagOf(key, place),
    addressTag: routerAddressTag(key.projectId, wanted.vpcHostIpId),
    protocol: wanted.protocol,
    port: wanted.port + place,
    networkTag: networkTag(key.projectId, wanted.vmNetworkId),
    toAddress: wanted.destinationIp,
    toPort: wanted.destinationPort + place,
    ...(wanted.sourceIp !== null && { from: wanted.sourceIp }),
  }))

export type ForwardAct = { kind: 'set'; forward: ForwardSpec } | { kind: 'delete'; tag: string }

const isSame = (one: ForwardSpec | undefined, other: ForwardSpec): boolean =>
  one !== undefined &&
  one.addressTag === other.addressTag &&
  one.protocol === other.protocol &&
  one.port === other.port &&
  one.networkTag === other.networkTag &&
  one.toAddress === other.toAddress &&
  one.toPort === other.toPort &&
  one.from === other.from

/** No engine has both: they begin at the same port, or lead to the same. */
const meet = (one: ForwardSpec, other: ForwardSpec): boolean =>
  one.tag !== other.tag &&
  one.protocol === other.protocol &&
  ((one.addressTag === other.addressTag && one.port === other.port) ||
    (one.networkTag === other.networkTag && one.toAddress === other.toAddress && one.toPort === other.toPort))

/**
 * From the ports that an engine has of a forward to those that are wanted, in an order that it accepts at every moment. A
 * port is changed in place, without a gap. Only where every change waits for another, as when two ports are swapped, one
 * goes for a moment; what is left over goes last.
 */
export const actsToward = (present: readonly ForwardSpec[], wanted: readonly ForwardSpec[]): ForwardAct[] => {
  const now = new Map(present.map((forward) => [forward.tag, forward]))
  const names = new Set(wanted.map(({ tag }) => tag))
  const acts: ForwardAct[] = []
  const blockerOf = (forward: ForwardSpec) => [...now.values()].find((one) => meet(one, forward))
  const drop = (tag: string) => {
    acts.push({ kind: 'delete', tag })
    now.delete(tag)
  }

  let waiting = wanted.filter((forward) => !isSame(now.get(forward.tag), forward))
  while (waiting.length > 0) {
    const next = waiting.find((forward) => !blockerOf(forward))
    if (next) {
      acts.push({ kind: 'set', forward: next })
      now.set(next.tag, next)
      waiting = waiting.filter((forward) => forward !== next)
    } else {
      const blockers = waiting.map((forward) => blockerOf(forward)!)
      drop((blockers.find(({ tag }) => !names.has(tag)) ?? blockers[0]!).tag)
    }
  }
  for (const tag of now.keys()) if (!names.has(tag)) drop(tag)
  return acts
}
