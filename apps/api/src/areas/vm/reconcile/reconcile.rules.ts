import { serviceType } from '@sarv/contract/service-types'
import { isMostGone, type Comparison, type Finding } from '../../../services/drift.ts'
import { serverTag, type EngineServer, type ServerSize } from '../../../ports/compute/hosts.engine.ts'
import type { EngineNetwork } from '../../../ports/compute/networks.engine.ts'
import type { EngineVolume } from '../../../ports/compute/volumes.engine.ts'
import { compareClouds, type OurClouds, type TheirClouds } from './clouds.rules.ts'
import { compareAll, differs, type OurService, type Rule } from './comparing.rules.ts'

export interface OurServer extends OurService, ServerSize {
  /** null: not known, because it failed or was not there. */
  power: 'on' | 'off' | null
  ipv4: string | null
  ipv6: string | null
}

export interface OurVolume extends OurService {
  sizeGb: number
  /** The server it is attached to. */
  serverId: number | null
}

export interface Ours extends OurClouds {
  servers: readonly OurServer[]
  volumes: readonly OurVolume[]
  networks: readonly OurService[]
}

/** One pass over an engine's lists. */
export interface Theirs extends TheirClouds {
  servers: readonly EngineServer[]
  volumes: readonly EngineVolume[]
  networks: readonly EngineNetwork[]
}

const sizeOf = ({ vcpus, memoryGb, diskGb }: ServerSize): ServerSize => ({ vcpus, memoryGb, diskGb })
const addressesOf = ({ ipv4, ipv6 }: { ipv4: string | null; ipv6: string | null }) => ({ ipv4, ipv6 })

// Names are not compared: a server that is renamed keeps its first name on the engine.
const serverRule: Rule<OurServer, EngineServer> = {
  type: serviceType.vm,
  stateOf: ({ state }) => {
    if (state === 'error') return 'error'
    return state === 'active' || state === 'stopped' ? 'atRest' : 'underWay'
  },
  faultOf: ({ fault }) => fault,
  differences: (our, their) => [
    ...differs('power', our.power, their.power),
    // Where its power is not known nothing else of what was observed is.
    ...(our.power === null ? [] : differs('address', addressesOf(our), addressesOf(their))),
    ...differs('size', sizeOf(our), sizeOf(their)),
  ],
}

const volumeRule = (busyServers: ReadonlySet<string>): Rule<OurVolume, EngineVolume> => {
  const ourServer = ({ projectId, serverId }: OurVolume) => (serverId === null ? null : serverTag(projectId, serverId))
  return {
    type: serviceType.volume,
    stateOf: ({ state }) => {
      if (state === 'error') return 'error'
      return state === 'available' || state === 'attached' ? 'atRest' : 'underWay'
    },
    faultOf: ({ fault }) => fault,
    differences: (our, their) => [
      ...differs('attachment', ourServer(our), their.serverTag),
      ...differs('size', our.sizeGb, their.sizeGb),
    ],
    // A server that is being deleted lets go of its volumes on the engine before it does so in our rows.
    isUnsettled: (our, their) => [ourServer(our), their.serverTag].some((tag) => tag !== null && busyServers.has(tag)),
  }
}

const networkRule: Rule<OurService, EngineNetwork> = {
  type: serviceType.network,
  stateOf: () => 'atRest',
  faultOf: () => null,
  differences: () => [],
}

/** Where engine and database do not agree. A single look is no proof: the lists are not all of one moment. */
export const compare = (ours: Ours, theirs: Theirs): Comparison => {
  const skipped = new Set<string>()
  const busyServers = new Set(
    ours.servers.filter(({ isBusy }) => isBusy).map(({ projectId, id }) => serverTag(projectId, id)),
  )
  const findings = [
    ...compareAll(serverRule, ours.servers, theirs.servers, skipped),
    ...compareAll(volumeRule(busyServers), ours.volumes, theirs.volumes, skipped),
    ...compareAll(networkRule, ours.networks, theirs.networks, skipped),
    ...compareClouds(ours, theirs, skipped),
  ]
  return { findings, skipped }
}

/** Whether so much is missing that the answer is more likely wrong than the cloud empty. */
export const isDoubtful = (ours: Ours, findings: Finding[]): boolean => {
  const all: readonly OurService[] = Object.values<readonly OurService[]>({ ...ours }).flat()
  const expected = all.filter(({ isExpected, isHere }) => isExpected && isHere).length
  return isMostGone(expected, { findings })
}
