import type { LoadBalancerCertificate, LoadBalancerDetail } from '@sarv/client/vm.generated'
import { vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { defaultCheck, goesByWeight } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface MemberForm {
  isIn: boolean
  weight: number | null
  isDraining: boolean
}

/** Nobody looks whether the servers answer. */
export const noCheck = 0

export interface ListenerForm {
  /** Tells rows apart while they are typed. */
  row: number
  vmLbProtocolTypeId: number
  sourcePort: number | null
  destinationPort: number | null
  /** By server, as `s12`. */
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
}

/** No public address: only networks of the cloud reach it. */
export const noAddress = 0

const { http } = vmLbProtocol.id

export const memberKey = (vmHostId: number): string => `s${vmHostId}`

let rows = 0

export const newListener = (protocolId: number = http): ListenerForm => ({
  row: (rows += 1),
  vmLbProtocolTypeId: protocolId,
  sourcePort: null,
  destinationPort: null,
  members: {},
  healthCheck: { vmLbHealthCheckId: noCheck, path: '', hostHeader: '', expectedCodes: '', ...defaultCheck },
  vmLbSessionId: vmLbSession.id.none,
  certificate: '',
  privateKey: '',
  nameCertificates: [],
})

export const newNameCertificate = (kept?: LoadBalancerCertificate): NameCertificateForm => ({
  row: (rows += 1),
  certificate: '',
  privateKey: '',
  kept,
})

export const emptyBalancer = (vpcHostId: number | undefined): BalancerForm => ({
  name: '',
  vpcHostId: vpcHostId ?? null,
  vmNetworkId: null,
  productBundleId: null,
  vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
  vmLbListeners: [newListener()],
  vpcHostIpId: noAddress,
})

/** A balancer as the form shows it; its certificates stay where nothing is typed over them. */
export const balancerForm = (balancer: LoadBalancerDetail): BalancerForm => ({
  name: balancer.name,
  vpcHostId: balancer.vpcHostId ?? null,
  vmNetworkId: balancer.vmNetworkId,
  productBundleId: balancer.productBundleId ?? null,
  vmLbAlgorithmId: balancer.vmLbAlgorithmId,
  vpcHostIpId: balancer.vpcHostIpId ?? noAddress,
  vmLbListeners: balancer.listeners.map((listener) => {
    const { healthCheck: check } = listener
    const empty = newListener(listener.vmLbProtocolTypeId)
    return {
      ...empty,
      sourcePort: listener.sourcePort,
      destinationPort: listener.destinationPort,
      members: Object.fromEntries(
        listener.poolMembers.map(({ vmHostId, weight = 1, isDraining = false }) => [
          memberKey(vmHostId),
          { isIn: true, weight, isDraining },
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

const sentListener = (listener: ListenerForm, hasWeights: boolean) => {
  const { members, healthCheck, certificate, privateKey } = listener
  const isHttps = listener.vmLbProtocolTypeId === vmLbProtocol.id.https
  const isPage = healthCheck.vmLbHealthCheckId === vmLbHealthCheck.id.http
  const chosen = Object.entries(members).filter(([, { isIn }]) => isIn)
  return {
    vmLbProtocolTypeId: listener.vmLbProtocolTypeId,
    sourcePort: listener.sourcePort,
    destinationPort: listener.destinationPort,
    vmLbSessionId: listener.vmLbSessionId,
    vmLbPools: chosen.map(([key]) => Number(key.slice(1))),
    vmLbMembers: chosen.map(([key, { weight, isDraining }]) => ({
      vmHostId: Number(key.slice(1)),
      weight: hasWeights ? (weight ?? 1) : 1,
      isDraining,
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
      nameCertificates: listener.nameCertificates.map((one) =>
        one.kept ? { fingerprint: one.kept.fingerprint } : { certificate: one.certificate, privateKey: one.privateKey },
      ),
    }),
  }
}

export const toSent = (form: BalancerForm) => ({
  name: form.name,
  vmNetworkId: form.vmNetworkId,
  productBundleId: form.productBundleId,
  vmLbAlgorithmId: form.vmLbAlgorithmId,
  vpcHostIpId: form.vpcHostIpId === noAddress ? null : form.vpcHostIpId,
  vmLbListeners: form.vmLbListeners.map((one) => sentListener(one, goesByWeight(form.vmLbAlgorithmId))),
})

const schemas = () => import('@sarv/contract/vm/load-balancers/load-balancers.schemas')

/** Its network and its plan are there too: both forms share their fields. */
export const createResolver = resolveBySchema<BalancerForm, EditVmLbModel>(
  async () => (await schemas()).CreateVmLbModel,
  { toSent },
)

export const editResolver = resolveBySchema<BalancerForm, EditVmLbModel>(async () => (await schemas()).EditVmLbModel, {
  toSent,
})
