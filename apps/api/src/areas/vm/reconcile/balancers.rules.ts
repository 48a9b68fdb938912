import { serviceType } from '@sarv/contract/service-types'
import type {
  EngineBalancer,
  EngineBalancerDetail,
  HealthCheckSpec,
  ListenerSpec,
} from '../../../ports/compute/balancers.engine.ts'
import { routerAddressTag, type EngineRouter } from '../../../ports/compute/routers.engine.ts'
import { differs, type OurService, type Rule } from './comparing.rules.ts'

export interface OurBalancer extends OurService {
  /** What it should look like, line by line; null: cannot be said now. */
  shape: readonly string[] | null
}

export interface TheirBalancer extends EngineBalancer {
  /** What it looks like; null: nobody asked, or it is being changed. */
  shape: readonly string[] | null
}

interface Comparable extends Pick<ListenerSpec, 'protocol' | 'port' | 'memberPort'> {
  members: readonly { serverTag: string; weight?: number }[]
  healthCheck?: HealthCheckSpec | null
  session?: string | null
}

const checkLine = ({ kind, http, ...check }: HealthCheckSpec): string =>
  [
    kind,
    check.intervalSeconds,
    check.timeoutSeconds,
    check.upAfter,
    check.downAfter,
    ...(http ? [http.path, http.hostHeader ?? '-', http.expectedCodes] : []),
  ].join(' ')

/** Everything but certificates, which nobody sees again: a line for each thing that can be missing or too much. */
export const shapeLines = (
  { algorithm, listeners }: { algorithm: string; listeners: readonly Comparable[] },
  addressTag: string | undefined,
): string[] => [
  `algorithm ${algorithm}`,
  ...(addressTag === undefined ? [] : [`address ${addressTag}`]),
  ...listeners.flatMap(({ protocol, port, memberPort, members, healthCheck, session }) => {
    const name = `${protocol} ${port}`
    return [
      `${name} -> ${memberPort}`,
      ...(healthCheck ? [`${name} check ${checkLine(healthCheck)}`] : []),
      ...(session ? [`${name} session ${session}`] : []),
      ...members.map(({ serverTag, weight = 1 }) => `${name} member ${serverTag} ${weight}`),
    ]
  }),
]

/** The public address that leads to a balancer on the engine. */
export const addressLeadingTo = (routers: readonly EngineRouter[], tag: string): string | undefined =>
  routers.flatMap(({ addresses }) => addresses).find(({ balancer }) => balancer?.tag === tag)?.tag

export const theirBalancer = (
  balancer: EngineBalancer,
  detail: EngineBalancerDetail | undefined,
  routers: readonly EngineRouter[],
): TheirBalancer => ({
  ...balancer,
  shape: detail?.state === 'active' ? shapeLines(detail, addressLeadingTo(routers, balancer.tag)) : null,
})

export const ourAddressTag = (projectId: number, ipId: number | null): string | undefined =>
  ipId === null ? undefined : routerAddressTag(projectId, ipId)

/** A shape may be long. */
const mostLines = 20

const onlyIn = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((line) => !other.includes(line)).slice(0, mostLines)

export const balancerRule: Rule<OurBalancer, TheirBalancer> = {
  type: serviceType.loadBalancer,
  stateOf: ({ state }) => {
    if (state === 'error') return 'error'
    return state === 'active' ? 'atRest' : 'underWay'
  },
  faultOf: ({ fault }) => fault,
  // An older finding about its shape still stands while nobody can say.
  isUnsettled: (our, their) => their.state === 'active' && (our.shape === null || their.shape === null),
  differences: ({ shape: ours }, { shape: theirs }) =>
    ours && theirs ? differs('route', onlyIn(ours, theirs), onlyIn(theirs, ours)) : [],
}
