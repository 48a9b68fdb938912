import type { LoadBalancerCertificate, LoadBalancerDetail } from '@sarv/client/vm.generated'
import { vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { balancerObstacleText } from '@sarv/contract/vm/load-balancers/load-balancers.fa'
import {
  checksFor,
  defaultCheck,
  goesByWeight,
  obstacleField,
  secondsUntilOut,
  sessionsFor,
  whyNotBalancer,
  type Capability,
} from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface MemberForm {
  weight: number | null
  isDraining: boolean
  /** Of one that is behind it already: it is named also when it has left the network. */
  vmHost?: string | null | undefined
}

/** Nobody looks whether the servers answer. */
export const noCheck = 0

export interface ListenerForm {
  /** Tells rows apart while they are typed. */
  row: number
  vmLbProtocolTypeId: number
  sourcePort: number | null
  destinationPort: number | null
  /** The chosen servers by network and server, as `n7s12`: those of another network wait until it is chosen again. */
  vmLbPools: string[]
  /** What else is said about them. */
  members: Record<string, MemberForm>
  healthCheck: {
    vmLbHealthCheckId: number
    path: string
    hostHeader: string
    expectedCodes: string
    intervalSeconds: number | null
    timeoutSeconds: number | null
    upAfter: number | null
    downAfter: number | null
  }
  vmLbSessionId: number
  certificate: string
  privateKey: string
  /** Beside the first, each for the names in it. */
  nameCertificates: NameCertificateForm[]
  /** The first one that it has already. */
  kept?: LoadBalancerCertificate | undefined
}

export interface NameCertificateForm {
  row: number
  certificate: string
  privateKey: string
  /** One that the port has already. */
  kept?: LoadBalancerCertificate | undefined
}

export interface BalancerForm {
  name: string
  vpcHostId: number | null
  vmNetworkId: number | null
  productBundleId: number | null
  vmLbAlgorithmId: number
  vmLbListeners: ListenerForm[]
  /** A public address of the cloud. */
  vpcHostIpId: number
  /** The quote whose price it takes over, where it is what was quoted. */
  quoteId: number | null
}

/** No public address: only networks of the cloud reach it. */
export const noAddress = 0

const { http } = vmLbProtocol.id

export const memberKey = (vmNetworkId: number, vmHostId: number): string => `n${vmNetworkId}s${vmHostId}`

/** The servers among those keys that are of the chosen network. */
const serversIn = (keys: readonly string[], vmNetworkId: number | null) =>
  keys.flatMap((key) => {
    const [, network, server] = /^n(\d+)s(\d+)$/.exec(key) ?? []
    return Number(network) === vmNetworkId ? [{ key, vmHostId: Number(server) }] : []
  })

/** Those that are chosen, and those that were before: to be listed also when they have left the network. */
export const serversKept = ({ vmLbPools, members }: ListenerForm, vmNetworkId: number) => {
  const known = Object.keys(members).filter((key) => members[key]?.vmHost !== undefined)
  return serversIn([...new Set([...known, ...vmLbPools])], vmNetworkId)
}

let rows = 0

/** What most people want, where it can be had. */
const usual = (wanted: number, offeredIds: readonly number[]): number =>
  offeredIds.includes(wanted) ? wanted : (offeredIds[0] ?? wanted)

const emptyListener = (protocolId: number): ListenerForm => ({
  row: (rows += 1),
  vmLbProtocolTypeId: protocolId,
  sourcePort: null,
  destinationPort: null,
  vmLbPools: [],
  members: {},
  healthCheck: { vmLbHealthCheckId: noCheck, path: '', hostHeader: '', expectedCodes: '', ...defaultCheck },
  vmLbSessionId: vmLbSession.id.none,
  certificate: '',
  privateKey: '',
  nameCertificates: [],
})

export const newListener = ({ protocolIds }: Pick<Capability, 'protocolIds'>): ListenerForm =>
  emptyListener(usual(http, protocolIds))

export const newNameCertificate = (kept?: LoadBalancerCertificate): NameCertificateForm => ({
  row: (rows += 1),
  certificate: '',
  privateKey: '',
  kept,
})

export const emptyBalancer = (
  vpcHostId: number | undefined,
  capability: Capability,
  planId: number | null = null,
): BalancerForm => ({
  name: '',
  vpcHostId: vpcHostId ?? null,
  vmNetworkId: null,
  productBundleId: planId,
  vmLbAlgorithmId: usual(vmLbAlgorithm.id.roundRobin, capability.algorithmIds),
  vmLbListeners: [newListener(capability)],
  vpcHostIpId: noAddress,
  quoteId: null,
})

/** A balancer as the form shows it; its certificates stay where nothing is typed over them. */
export const balancerForm = (balancer: LoadBalancerDetail): BalancerForm => ({
  name: balancer.name,
  vpcHostId: balancer.vpcHostId ?? null,
  vmNetworkId: balancer.vmNetworkId,
  productBundleId: balancer.productBundleId ?? null,
  vmLbAlgorithmId: balancer.vmLbAlgorithmId,
  vpcHostIpId: balancer.vpcHostIpId ?? noAddress,
  quoteId: null,
  vmLbListeners: balancer.listeners.map((listener) => {
    const { healthCheck: check } = listener
    const empty = emptyListener(listener.vmLbProtocolTypeId)
    return {
      ...empty,
      sourcePort: listener.sourcePort,
      destinationPort: listener.destinationPort,
      vmLbPools: listener.poolMembers.map(({ vmHostId }) => memberKey(balancer.vmNetworkId, vmHostId)),
      members: Object.fromEntries(
        listener.poolMembers.map(({ vmHostId, vmHost, weight = 1, isDraining = false }) => [
          memberKey(balancer.vmNetworkId, vmHostId),
          { weight, isDraining, vmHost },
        ]),
      ),
      healthCheck: check
        ? {
            ...check,
            path: check.path ?? '',
            hostHeader: check.hostHeader ?? '',
            expectedCodes: check.expectedCodes ?? '',
          }
        : empty.healthCheck,
      vmLbSessionId: listener.vmLbSessionId ?? vmLbSession.id.none,
      kept: listener.certificates?.find(({ isDefault }) => isDefault),
      nameCertificates: (listener.certificates ?? [])
        .filter(({ isDefault }) => !isDefault)
        .map((certificate) => newNameCertificate(certificate)),
    }
  }),
})

/** Another protocol takes along the check and the session that make sense with it. */
export const fittingFor = (protocolId: number, { healthCheck, vmLbSessionId }: ListenerForm) => {
  const { vmLbHealthCheckId } = healthCheck
  return {
    vmLbHealthCheckId: checksFor(protocolId).includes(vmLbHealthCheckId) ? vmLbHealthCheckId : noCheck,
    vmLbSessionId: sessionsFor(protocolId).includes(vmLbSessionId) ? vmLbSessionId : vmLbSession.id.none,
  }
}

/** About as long as a server that has died is still sent to where it is taken out for that; nothing where nobody looks. */
export const longestUntilOut = (listeners: readonly Pick<ListenerForm, 'healthCheck'>[]): number | undefined => {
  const times = listeners.flatMap(({ healthCheck }) => {
    const { vmLbHealthCheckId, intervalSeconds, timeoutSeconds, downAfter } = healthCheck
    const isTyped = intervalSeconds !== null && timeoutSeconds !== null && downAfter !== null
    return vmLbHealthCheckId !== noCheck && isTyped
      ? [secondsUntilOut({ intervalSeconds, timeoutSeconds, downAfter })]
      : []
  })
  return times.length > 0 ? Math.max(...times) : undefined
}

const isBlank = (text: string): boolean => text.trim() === ''

const sentListener = (listener: ListenerForm, { vmLbAlgorithmId, vmNetworkId }: BalancerForm) => {
  const { vmLbPools, members, healthCheck, certificate, privateKey, kept } = listener
  const hasWeights = goesByWeight(vmLbAlgorithmId)
  const isHttps = listener.vmLbProtocolTypeId === vmLbProtocol.id.https
  const isPage = healthCheck.vmLbHealthCheckId === vmLbHealthCheck.id.http
  const isKept = kept !== undefined && isBlank(certificate) && isBlank(privateKey)
  const chosen = serversIn(vmLbPools, vmNetworkId)
  return {
    vmLbProtocolTypeId: listener.vmLbProtocolTypeId,
    sourcePort: listener.sourcePort,
    destinationPort: listener.destinationPort,
    vmLbSessionId: listener.vmLbSessionId,
    vmLbPools: chosen.map(({ vmHostId }) => vmHostId),
    vmLbMembers: chosen.map(({ key, vmHostId }) => ({
      vmHostId,
      weight: hasWeights ? (members[key]?.weight ?? 1) : 1,
      isDraining: members[key]?.isDraining ?? false,
    })),
    healthCheck:
      healthCheck.vmLbHealthCheckId === noCheck
        ? null
        : {
            ...healthCheck,
            path: isPage ? healthCheck.path : null,
            hostHeader: isPage ? healthCheck.hostHeader : null,
            expectedCodes: isPage ? healthCheck.expectedCodes : null,
          },
    ...(isHttps && {
      certificate,
      privateKey,
      // Also when the port is another one now.
      certificateFingerprint: isKept ? kept.fingerprint : null,
      nameCertificates: listener.nameCertificates.map((one) =>
        one.kept ? { fingerprint: one.kept.fingerprint } : { certificate: one.certificate, privateKey: one.privateKey },
      ),
    }),
  }
}

export const toSent = (form: BalancerForm) => ({
  name: form.name,
  vpcHostId: form.vpcHostId,
  vmNetworkId: form.vmNetworkId,
  productBundleId: form.productBundleId,
  vmLbAlgorithmId: form.vmLbAlgorithmId,
  vpcHostIpId: form.vpcHostIpId === noAddress ? null : form.vpcHostIpId,
  vmLbListeners: form.vmLbListeners.map((one) => sentListener(one, form)),
  ...(form.quoteId !== null && { quoteId: form.quoteId }),
})

const schemas = () => import('@sarv/contract/vm/load-balancers/load-balancers.schemas')

/** What the infrastructure has against it, by the rule that the server judges by. */
const judgedBy = (capability: Capability) => ({
  toSent,
  besides: (form: BalancerForm) => {
    const obstacle = whyNotBalancer(toSent(form), capability)
    return obstacle ? { [obstacleField(obstacle)]: balancerObstacleText[obstacle.reason] } : {}
  },
})

/** Its network and its plan are there too: both forms share their fields. */
export const createResolver = (capability: Capability) =>
  resolveBySchema<BalancerForm, EditVmLbModel>(async () => (await schemas()).CreateVmLbModel, judgedBy(capability))

export const editResolver = (capability: Capability) =>
  resolveBySchema<BalancerForm, EditVmLbModel>(async () => (await schemas()).EditVmLbModel, judgedBy(capability))
