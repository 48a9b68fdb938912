import { vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import type { ErrorDetails } from '@sarv/contract/errors/entry'
import { balancerObstacleText, certificateObstacleText } from '@sarv/contract/vm/load-balancers/load-balancers.fa'
import {
  obstacleField,
  portKey,
  whyNotBalancer,
  type Capability,
  type CertificateObstacle,
} from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type {
  EditVmLbModel,
  LoadBalancerHealthCheck,
  VmLbCertificateModel,
  VmLbListenerModel,
} from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError, type ErrorCode } from '../../../errors/app-error.ts'
import type { SecretBox } from '../../../secrets.ts'
import { lockNetwork } from '../networks/networks.store.ts'
import { readPair, type CertificatePair } from './certificates.rules.ts'
import {
  listKeptCertificates,
  listListeners,
  listMembers,
  listServersFor,
  type FoundServer,
  type KeptCertificate,
  type NewListener,
  type RevisionKey,
} from './shapes.store.ts'

type Wanted = Pick<EditVmLbModel, 'vmLbAlgorithmId' | 'vmLbListeners'>

interface Place {
  projectId: number
  vmNetworkId: number
  capability: Capability
  secrets: SecretBox
  /** Of a balancer that is changed: the listeners that count, whose certificates may stay. */
  present?: RevisionKey
}

const fieldOf = (place: number, field: string): string => `vmLbListeners.${place}.${field}`

/** A refusal whose sentence stands at a field, too. */
const refusedAt = (field: string, code: ErrorCode, details: ErrorDetails = {}): AppError =>
  new AppError(code, details, { fields: { [field]: [new AppError(code, details).sentence] } })

const refuseShape = (wanted: Wanted, capability: Capability): void => {
  const obstacle = whyNotBalancer(wanted, capability)
  if (!obstacle) return
  const sentence = balancerObstacleText[obstacle.reason]
  throw new AppError('lb_shape', { sentence }, { fields: { [obstacleField(obstacle)]: [sentence] } })
}

/** Every server must be on the network: the balancer reaches it there. */
const refuseStrangers = (listeners: readonly VmLbListenerModel[], servers: readonly FoundServer[]): void => {
  for (const [place, { vmLbPools }] of listeners.entries()) {
    for (const id of vmLbPools) {
      const server = servers.find((one) => one.id === id)
      if (server?.address) continue
      throw refusedAt(fieldOf(place, 'vmLbPools'), 'lb_member_missing', server && { server: server.name })
    }
  }
}

const refuseCertificate = (obstacle: CertificateObstacle, field?: string): never => {
  const sentence = certificateObstacleText[obstacle]
  throw new AppError('lb_certificate', { sentence }, field === undefined ? {} : { fields: { [field]: [sentence] } })
}

const keepPair = (pair: CertificatePair, secrets: SecretBox, field: string): KeptCertificate => {
  const read = readPair(pair, new Date())
  if ('obstacle' in read) return refuseCertificate(read.obstacle, field)
  return {
    ...read,
    certificate: pair.certificate,
    sealedKey: secrets.seal(pair.privateKey, 'certificateKey'),
    warnedDays: null,
  }
}

/** One that it brings, or one that the balancer has already. */
const namedCertificate = (
  { certificate, privateKey, fingerprint }: VmLbCertificateModel,
  secrets: SecretBox,
  present: readonly KeptCertificate[],
  field: string,
): KeptCertificate => {
  if (certificate !== undefined && privateKey !== undefined)
    return keepPair({ certificate, privateKey }, secrets, field)
  const kept = present.find((one) => one.fingerprint === fingerprint)
  if (!kept) throw refusedAt(field, 'lb_certificate_missing')
  return kept
}

/** Those of a balancer, with the port of each. */
type PresentCertificate = KeptCertificate & { sourcePort: number }

/**
 * Those that it brings. Of those that it does not bring, the ones that it names by their fingerprint, which may come from
 * another port; where it names none, the ones that its port has.
 */
const certificatesFor = (
  listener: VmLbListenerModel,
  place: number,
  secrets: SecretBox,
  present: readonly PresentCertificate[],
): KeptCertificate[] => {
  const { certificate, privateKey, certificateFingerprint, nameCertificates } = listener
  if (listener.vmLbProtocolTypeId !== vmLbProtocol.id.https) {
    if (certificate === undefined && privateKey === undefined) return []
    const sentence = balancerObstacleText.certificateProtocol
    throw new AppError('lb_shape', { sentence }, { fields: { [fieldOf(place, 'certificate')]: [sentence] } })
  }
  const isNew = certificate !== undefined && privateKey !== undefined
  const ofPort = present.filter(({ sourcePort }) => sourcePort === listener.sourcePort)
  const kept =
    certificateFingerprint === undefined
      ? ofPort[0]
      : present.find(({ fingerprint }) => fingerprint === certificateFingerprint)
  const first = isNew ? keepPair({ certificate, privateKey }, secrets, fieldOf(place, 'certificate')) : kept
  // Half of a pair is no pair, and a port that was not HTTPS has none to keep.
  if (!first || (certificate === undefined) !== (privateKey === undefined)) {
    throw refusedAt(fieldOf(place, 'certificate'), 'lb_certificate_missing')
  }
  const named = nameCertificates?.map((wanted, index) =>
    namedCertificate(wanted, secrets, present, fieldOf(place, `nameCertificates.${index}.certificate`)),
  )
  return [first, ...(named ?? ofPort.slice(1))]
}

const checkOf = (check: VmLbListenerModel['healthCheck']): LoadBalancerHealthCheck | null =>
  check
    ? {
        ...check,
        path: check.path ?? null,
        hostHeader: check.hostHeader ?? null,
        expectedCodes: check.expectedCodes ?? null,
      }
    : null

const membersOf = ({ vmLbPools, vmLbMembers = [] }: VmLbListenerModel) =>
  vmLbPools.map((vmHostId) => {
    const own = vmLbMembers.find((member) => member.vmHostId === vmHostId)
    return { vmHostId, weight: own?.weight ?? 1, isDraining: own?.isDraining ?? false }
  })

/** Judges what is wanted as a whole, and answers it as it is kept; the first obstacle is named at its field. */
export const wantedListeners = async (db: Db, wanted: Wanted, place: Place): Promise<NewListener[]> => {
  const { vmLbListeners: listeners } = wanted
  refuseShape(wanted, place.capability)
  // Nobody leaves the network between this look and the end of the transaction.
  await lockNetwork(db, { projectId: place.projectId, id: place.vmNetworkId })
  const ids = [...new Set(listeners.flatMap(({ vmLbPools }) => vmLbPools))]
  refuseStrangers(listeners, await listServersFor(db, place.projectId, { vmNetworkId: place.vmNetworkId, ids }))
  const kept = place.present ? await listKeptCertificates(db, place.present) : []
  return listeners.map((listener, index) => ({
    protocolId: listener.vmLbProtocolTypeId,
    sourcePort: listener.sourcePort,
    destinationPort: listener.destinationPort,
    sessionId: listener.vmLbSessionId ?? vmLbSession.id.none,
    healthCheck: checkOf(listener.healthCheck),
    members: membersOf(listener),
    certificates: certificatesFor(listener, index, place.secrets, kept),
  }))
}

/** A revision as a change asks for it that keeps all of it; certificates stay where none are named. */
export const listenersAsAsked = async (db: Db, key: RevisionKey): Promise<VmLbListenerModel[]> => {
  const members = await listMembers(db, key)
  return (await listListeners(db, key)).map(({ id, healthCheck, ...listener }) => {
    const own = members.filter(({ listenerId }) => listenerId === id)
    return {
      vmLbProtocolTypeId: listener.protocolId,
      sourcePort: listener.sourcePort,
      destinationPort: listener.destinationPort,
      vmLbPools: own.map(({ vmHostId }) => vmHostId),
      vmLbMembers: own.map(({ vmHostId, weight, isDraining }) => ({ vmHostId, weight, isDraining })),
      vmLbSessionId: listener.sessionId,
      healthCheck: healthCheck && {
        ...healthCheck,
        path: healthCheck.path ?? undefined,
        hostHeader: healthCheck.hostHeader ?? undefined,
        expectedCodes: healthCheck.expectedCodes ?? undefined,
      },
    }
  })
}

interface Waiting extends RevisionKey {
  vmNetworkId: number
  /** Whose certificates were there before; absent: none were. */
  presentRevision?: number
}

/**
 * Before what failed is tried again: a server that has left since and a certificate that has ended since are refused as if
 * they were asked for now, so that nobody gets another balancer than the one they wanted.
 */
export const refuseOutdated = async (trx: Db, { vmNetworkId, presentRevision, ...key }: Waiting): Promise<void> => {
  // Nobody leaves the network between this look and the end of the transaction.
  await lockNetwork(trx, { projectId: key.projectId, id: vmNetworkId })
  const members = await listMembers(trx, key)
  const ids = [...new Set(members.map(({ vmHostId }) => vmHostId))]
  const servers = ids.length > 0 ? await listServersFor(trx, key.projectId, { vmNetworkId, ids }) : []
  const reached = new Set(servers.filter(({ address }) => address !== null).map(({ id }) => id))
  const left = members.find(({ vmHostId }) => !reached.has(vmHostId))
  if (left) throw new AppError('lb_member_missing', { server: left.vmHost })

  const present =
    presentRevision === undefined ? [] : await listKeptCertificates(trx, { ...key, revision: presentRevision })
  const isPresent = ({ fingerprint }: KeptCertificate) => present.some((one) => one.fingerprint === fingerprint)
  const brought = (await listKeptCertificates(trx, key)).filter((one) => !isPresent(one))
  if (brought.some(({ endsAt }) => endsAt <= new Date())) refuseCertificate('expired')
}

/** Ports that are open now and would not be afterwards, as people write them. */
export const closedPorts = (
  before: readonly { protocolId: number; sourcePort: number }[],
  wanted: readonly VmLbListenerModel[],
): number[] => {
  const open = new Set(wanted.map(portKey))
  return before
    .filter(({ protocolId, sourcePort }) => !open.has(portKey({ vmLbProtocolTypeId: protocolId, sourcePort })))
    .map(({ sourcePort }) => sourcePort)
}
