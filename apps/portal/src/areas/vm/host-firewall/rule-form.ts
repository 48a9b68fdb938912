import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { isCidr, isIpAddress, portRange } from '@sarv/contract/field-rules'
import { normalizeLine, normalizeTechnical } from '@sarv/contract/normalize'
import {
  everywhere,
  isEverywhere,
  isIpv4Remote,
  isSameRule,
  normalizeRemote,
  remoteOfAddress,
  type ListedRule,
} from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { formatPorts, hasPorts, isPortProblem, parsePortList } from '@sarv/contract/vm/host-firewall/port-list.rules'
import type { WantedRule } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { firewallText } from './host-firewall.fa.ts'

export type IpVersion = 'v4' | 'v6'

/** What is typed; several ports at once become several rules. */
export interface RuleForm {
  directionId: number
  firewallProtocolId: number
  version: IpVersion
  remoteIp: string
  ports: string
  effect: 'allow' | 'deny'
  description: string
}

export const newRuleForm: RuleForm = {
  directionId: firewallDirection.id.ingress,
  firewallProtocolId: firewallProtocol.id.tcp,
  version: 'v4',
  remoteIp: everywhere.v4,
  ports: '22',
  effect: 'allow',
  description: '',
}

/** What people open most. */
export const presets = [
  { id: 'ssh', firewallProtocolId: firewallProtocol.id.tcp, ports: '22' },
  { id: 'http', firewallProtocolId: firewallProtocol.id.tcp, ports: '80' },
  { id: 'https', firewallProtocolId: firewallProtocol.id.tcp, ports: '443' },
  { id: 'rdp', firewallProtocolId: firewallProtocol.id.tcp, ports: '3389' },
  { id: 'ping', firewallProtocolId: firewallProtocol.id.icmp, ports: '' },
] as const

export const formOfRule = (rule: ListedRule): RuleForm => ({
  directionId: rule.directionId,
  firewallProtocolId: rule.firewallProtocolId,
  version: isIpv4Remote(rule.remoteIp) ? 'v4' : 'v6',
  remoteIp: rule.remoteIp,
  ports: hasPorts(rule.firewallProtocolId) ? formatPorts(rule) : '',
  effect: rule.isAllow ? 'allow' : 'deny',
  description: rule.description ?? '',
})

/** The typed address as a network: a single one is a network of one. `undefined` when it is neither. */
const remoteOf = (typed: string): string | undefined => {
  const remote = normalizeTechnical(typed)
  if (isIpAddress(remote)) return remoteOfAddress(remote)
  return isCidr(remote) ? normalizeRemote(remote) : undefined
}

/** Everywhere of the other version, where everywhere was meant; what was typed otherwise stays. */
export const remoteInVersion = (remoteIp: string, version: IpVersion): string =>
  remoteIp === '' || isEverywhere(remoteIp) ? everywhere[version] : remoteIp

/** The rules that a form without problems asks for. */
export const rulesOfForm = (form: RuleForm): WantedRule[] => {
  const remoteIp = remoteOf(form.remoteIp)
  const spans = hasPorts(form.firewallProtocolId) ? parsePortList(form.ports) : [{ minPort: 0, maxPort: 0 }]
  if (remoteIp === undefined || isPortProblem(spans)) return []
  return spans.map((span) => ({
    ...span,
    directionId: form.directionId,
    firewallProtocolId: form.firewallProtocolId,
    remoteIp,
    isAllow: form.effect === 'allow',
    description: normalizeLine(form.description) || null,
  }))
}

export interface RuleFormContext {
  current: readonly ListedRule[]
  /** The rule that is changed. */
  edited: ListedRule | undefined
  maxRules: number
}

const text = firewallText.form.problems

const portsProblem = (form: RuleForm, { edited, current, maxRules }: RuleFormContext): string | undefined => {
  if (!hasPorts(form.firewallProtocolId)) return undefined
  const spans = parsePortList(form.ports)
  if (isPortProblem(spans)) {
    return spans.problem === 'empty' ? text.ports.empty : text.ports[spans.problem](spans.piece)
  }
  if (edited) return spans.length > 1 ? text.onePort : undefined
  return current.length + spans.length > maxRules ? text.tooMany(maxRules) : undefined
}

const isTaken = (form: RuleForm, { current, edited }: RuleFormContext): boolean =>
  rulesOfForm(form).some((rule) => current.some((other) => other.id !== edited?.id && isSameRule(rule, other)))

/** What only the list and the way of typing several ports at once decide. */
const besides =
  (context: RuleFormContext) =>
  (form: RuleForm): { [Field in keyof RuleForm]?: string | undefined } => {
    const remoteIp = remoteOf(form.remoteIp)
    const isOtherVersion = remoteIp !== undefined && isIpv4Remote(remoteIp) !== (form.version === 'v4')
    const ports = portsProblem(form, context)
    const taken = !ports && isTaken(form, context) ? text.taken : undefined
    const field = hasPorts(form.firewallProtocolId) ? 'ports' : 'remoteIp'
    return { remoteIp: isOtherVersion ? text.version : undefined, ports, ...(taken && { [field]: taken }) }
  }

/** No address: to the call an empty one would mean everywhere. */
const nowhere = '-'

/** One rule of the form as its call takes it; the ports are told about as they are typed. */
const toSent = ({ directionId, firewallProtocolId, remoteIp, description }: RuleForm) => ({
  directionId,
  firewallProtocolId,
  remoteIp: remoteOf(remoteIp) ?? (remoteIp.trim() || nowhere),
  minPort: portRange.min,
  maxPort: portRange.max,
  description,
})

/** What a form asks for: a rule for each port, or range of them, that was typed. */
export interface WantedRules {
  rules: WantedRule[]
}

export const ruleResolver = (context: RuleFormContext): Resolver<RuleForm, unknown, WantedRules> => {
  const check = resolveBySchema<RuleForm, unknown>(
    async () => (await import('@sarv/contract/vm/host-firewall/host-firewall.schemas')).CreateVmFirewallRuleModel,
    { toSent, besides: besides(context) },
  )
  return async (form, ...asked) => {
    const { errors } = await check(form, ...asked)
    const isRight = Object.keys(errors).length === 0
    const result: ResolverResult<RuleForm, WantedRules> = isRight
      ? { values: { rules: rulesOfForm(form) }, errors: {} }
      : { values: {}, errors: errors as FieldErrors<RuleForm> }
    return result
  }
}
