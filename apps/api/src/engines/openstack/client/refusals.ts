import { EngineError, type EngineErrorCode } from '../../../ports/engine-error.ts'
import type { HttpAnswer } from './http.ts'

interface Told {
  message: string
  /** Neutron names its errors. */
  type?: string
}

/**
 * Every service wraps its message differently: `{ badRequest: { message } }`, `{ NeutronError: { type, message } }`,
 * `{ faultcode, faultstring }`.
 */
const toldBy = (body: unknown): Told => {
  if (typeof body !== 'object' || body === null) return { message: '' }
  if ('faultstring' in body) return { message: String(body.faultstring) }
  for (const part of Object.values(body)) {
    if (typeof part === 'string') return { message: part }
    if (typeof part === 'object' && part !== null && 'message' in part) {
      const { message, type } = part as { message: unknown; type?: unknown }
      return { message: String(message), ...(typeof type === 'string' && { type }) }
    }
  }
  return { message: '' }
}

const neutronCodes: Readonly<Record<string, EngineErrorCode>> = {
  IpAddressInUse: 'address_taken',
  IpAddressAlreadyAllocated: 'address_taken',
  MacAddressInUse: 'address_taken',
  IpAddressGenerationFailure: 'no_address',
  AllowedAddressPairExhausted: 'no_address',
  ExternalIpAddressExhausted: 'no_address',
  InvalidIpForNetwork: 'invalid',
  InvalidIpForSubnet: 'invalid',
  FipInUseByPortForwarding: 'in_use',
  FloatingIPPortAlreadyAssociated: 'in_use',
  NetworkInUse: 'in_use',
  PortHasBindingFloatingIP: 'in_use',
  PortHasPortForwarding: 'in_use',
  PortInUse: 'in_use',
  RouterInterfaceInUseByFloatingIP: 'in_use',
  RouterInterfaceInUseByRoute: 'in_use',
  RoutesExhausted: 'no_capacity',
  SecurityGroupInUse: 'in_use',
  SubnetInUse: 'in_use',
  RouterInUse: 'in_use',
  OverQuota: 'no_capacity',
}

/** What the message alone tells; the first that fits. */
const byMessage: readonly (readonly [RegExp, EngineErrorCode])[] = [
  [/quota|exceeds? (the )?(allowed|available)/i, 'no_capacity'],
  [/no valid host/i, 'no_capacity'],
  [/port collision|duplicate port forwarding/i, 'address_taken'],
  [/no more ip addresses|no fixed ips? available/i, 'no_address'],
  [/image .*(not active|could not be found)|can not find requested image/i, 'image_missing'],
  [/task_state|is locked|is immutable|another (operation|action)|status must be|must be available/i, 'busy'],
  [/in.use|attached/i, 'in_use'],
]

const byStatus = (status: number): EngineErrorCode => {
  if (status === 400 || status === 422) return 'invalid'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'not_found'
  if (status === 409) return 'refused'
  if (status === 413 || status === 429) return 'rate_limited'
  // It does not know how, and will not learn it by being asked again.
  if (status === 501) return 'refused'
  return 'internal'
}

const codeOf = (status: number, { message, type }: Told): EngineErrorCode => {
  if (type !== undefined && neutronCodes[type]) return neutronCodes[type]
  if (status === 404 || status >= 500 || status === 401) return byStatus(status)
  const found = byMessage.find(([pattern]) => pattern.test(message))
  // A bad request that merely speaks of attachments is still a bad request.
  if (found && !(status === 400 && (found[1] === 'in_use' || found[1] === 'busy'))) return found[1]
  return byStatus(status)
}

const longest = 300

/** The cloud's refusal as ours. Its message goes to the operator's log; the request, which may hold secrets, does not. */
export const refusalOf = (what: string, { status, body }: Pick<HttpAnswer, 'status' | 'body'>): EngineError => {
  const told = toldBy(body)
  return new EngineError(codeOf(status, told), `${what}: ${status} ${told.message.slice(0, longest)}`.trimEnd())
}
