import { z } from 'zod'
import { vmLbProtocol } from '../../enums.ts'
import { enumId, Id, optionalId, optionalText, optionalValue, Port, technical } from '../../fields.ts'
import { changesPerPlan } from '../../limits.ts'
import { AcceptedPrice, Quote } from '../../pricing/quote.schemas.ts'
import { validationText as text } from '../../validation.fa.ts'
import { CreateVmFirewallRuleModel } from '../host-firewall/host-firewall.schemas.ts'
import { CreateVmLbModel, VmLbListenerModel, VmLbMemberModel } from '../load-balancers/load-balancers.schemas.ts'
import { Topology, TopologyKind, TopologyReach } from '../topology/topology.schemas.ts'
import { AttachNetworkModel } from '../networks/networks.schemas.ts'
import { CreateVpcDnatModel, EditVpcSnatModel } from '../vpc-nats/vpc-nats.schemas.ts'
import { AssignVpcIpModel } from '../vpc-ips/vpc-ips.schemas.ts'
import { VpcNetworkModel } from '../vpcs/vpcs.schemas.ts'
import { haveOwnKeys } from './network-plans.rules.ts'

const PlanKey = technical(20).regex(/^[a-z][a-z0-9]*$/, text.planKey)

/** Something that is there, or that an earlier change of the same plan makes. */
export const PlannedRef = z
  .object({
    id: optionalId.describe('One that is there'),
    key: optionalText(PlanKey).describe('Instead of the id: the change of this plan that makes it'),
  })
  .refine(({ id, key }) => (id === undefined) !== (key === undefined), { path: ['id'], error: text.required })
  .meta({ id: 'PlannedRef' })
export type PlannedRef = z.infer<typeof PlannedRef>

/** What every change has: its key, made by the client and unique in the plan, and its kind. */
const change = <const Kind extends string>(kind: Kind) => ({ key: PlanKey, kind: z.literal(kind) })

const ofNetwork = { vmNetworkId: Id }
const address = PlannedRef.describe('Public address of the private cloud')
const network = PlannedRef.describe('Private network')
const forward = { ...CreateVpcDnatModel.omit({ vpcHostIpId: true }).shape, address }

const NetworkNewChange = z
  .object({ ...change('networkNew'), ...VpcNetworkModel.shape })
  .meta({ id: 'NetworkNewChange' })
const NetworkConnectChange = z
  .object({ ...change('networkConnect'), ...ofNetwork })
  .meta({ id: 'NetworkConnectChange' })
const NetworkDisconnectChange = z
  .object({ ...change('networkDisconnect'), ...ofNetwork })
  .meta({ id: 'NetworkDisconnectChange' })
const AddressAddChange = z.object(change('addressAdd')).meta({ id: 'AddressAddChange' })
const AddressAssignChange = z
  .object({ ...change('addressAssign'), address, ...AssignVpcIpModel.shape })
  .meta({ id: 'AddressAssignChange' })
const ForwardCreateChange = z.object({ ...change('forwardCreate'), ...forward }).meta({ id: 'ForwardCreateChange' })
const ForwardEditChange = z
  .object({ ...change('forwardEdit'), vpcNatId: Id, ...forward })
  .meta({ id: 'ForwardEditChange' })
const ForwardDeleteChange = z.object({ ...change('forwardDelete'), vpcNatId: Id }).meta({ id: 'ForwardDeleteChange' })
const SnatChange = z
  .object({
    ...change('snat'),
    ...EditVpcSnatModel.omit({ vpcHostIpId: true }).shape,
    address: optionalValue(PlannedRef).describe('Public address to leave from; absent: the primary one'),
  })
  .meta({ id: 'SnatChange' })
const PlanChange = z.object({ ...change('planChange'), productBundleId: Id }).meta({ id: 'PlanChange' })

/** A draft keeps no private key: what needs one is made by itself. */
const PlannedListener = VmLbListenerModel.omit({
  certificate: true,
  privateKey: true,
  certificateFingerprint: true,
  nameCertificates: true,
})
  .refine(({ vmLbProtocolTypeId }) => vmLbProtocolTypeId !== vmLbProtocol.id.https, {
    path: ['vmLbProtocolTypeId'],
    error: text.planHttps,
  })
  .meta({ id: 'PlannedListener' })
const BalancerCreateChange = z
  .object({
    ...change('balancerCreate'),
    ...CreateVmLbModel.shape,
    vmLbListeners: z.array(PlannedListener).min(1).max(20).describe('No HTTPS: a plan keeps no private key'),
  })
  .meta({ id: 'BalancerCreateChange' })

const RuleCreateChange = z
  .object({ ...change('ruleCreate'), vmHostId: Id, rule: CreateVmFirewallRuleModel })
  .meta({ id: 'RuleCreateChange' })
const RuleDeleteChange = z
  .object({ ...change('ruleDelete'), vmHostId: Id, vmFirewallRuleId: Id })
  .meta({ id: 'RuleDeleteChange' })

/** A server at one listener of a load balancer that is there. */
const ofListener = {
  loadBalancerId: Id,
  vmLbProtocolTypeId: enumId(vmLbProtocol).describe('Of the listener'),
  sourcePort: Port.describe('Of the listener'),
  revision: optionalId.describe(
    'The `revision` of the load balancer that was seen: another one is refused. Absent: any',
  ),
}
const MemberAddChange = z
  .object({ ...change('memberAdd'), ...ofListener, ...VmLbMemberModel.shape })
  .meta({ id: 'MemberAddChange' })
const MemberRemoveChange = z
  .object({ ...change('memberRemove'), ...ofListener, vmHostId: Id })
  .meta({ id: 'MemberRemoveChange' })
const ServerConnectChange = z
  .object({ ...change('serverConnect'), ...AttachNetworkModel.omit({ vmNetworkId: true }).shape, network })
  .meta({ id: 'ServerConnectChange' })
const ServerDisconnectChange = z
  .object({ ...change('serverDisconnect'), vmNetworkNodeId: Id.describe('Connection of the server') })
  .meta({ id: 'ServerDisconnectChange' })

/** One change of the network of a private cloud: the body of the call that does it alone, with a key. */
export const NetworkPlanChange = z
  .discriminatedUnion('kind', [
    NetworkNewChange,
    NetworkConnectChange,
    NetworkDisconnectChange,
    AddressAddChange,
    AddressAssignChange,
    ForwardCreateChange,
    ForwardEditChange,
    ForwardDeleteChange,
    SnatChange,
    PlanChange,
    BalancerCreateChange,
    RuleCreateChange,
    RuleDeleteChange,
    MemberAddChange,
    MemberRemoveChange,
    ServerConnectChange,
    ServerDisconnectChange,
  ])
  .meta({ id: 'NetworkPlanChange' })
export type NetworkPlanChange = z.infer<typeof NetworkPlanChange>
export type NetworkPlanKind = NetworkPlanChange['kind']

/** In an answer: what the fields of a request do with what was typed is behind it. */
const KeptChange = z
  .looseObject({ key: z.string(), kind: z.string() })
  .meta({ id: 'KeptNetworkPlanChange', description: 'As it was set: see NetworkPlanChange' }) as z.ZodType as z.ZodType<
  NetworkPlanChange,
  NetworkPlanChange
>

export const PlanVersion = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .describe('As it was last answered; 0: there is none yet')

export const SetNetworkPlanModel = z
  .object({
    version: PlanVersion,
    changes: z
      .array(NetworkPlanChange)
      .min(1)
      .max(changesPerPlan)
      .refine(haveOwnKeys, text.planKeys)
      .describe('All of them, in their order'),
  })
  .meta({ id: 'SetNetworkPlanModel' })
export type SetNetworkPlanModel = z.infer<typeof SetNetworkPlanModel>

export const ApplyNetworkPlanModel = z
  .object({
    version: PlanVersion,
    payable: optionalValue(z.int().min(0).max(1_000_000_000_000)).describe(
      'The `price.after.payable` that was accepted: another price is refused. Absent: any',
    ),
  })
  .meta({ id: 'ApplyNetworkPlanModel' })
export type ApplyNetworkPlanModel = z.infer<typeof ApplyNetworkPlanModel>

export const NetworkPlanSaved = z.object({ version: z.int() }).meta({ id: 'NetworkPlanSaved' })
export type NetworkPlanSaved = z.infer<typeof NetworkPlanSaved>

export const NetworkPlanItem = z
  .object({
    change: KeptChange,
    sentence: z.string().describe('Persian: what it does'),
    problem: z.string().nullable().describe('Persian: why it cannot be done as things are now'),
  })
  .meta({ id: 'NetworkPlanItem' })
export type NetworkPlanItem = z.infer<typeof NetworkPlanItem>

/** Ports that the internet would get to, or would no longer get to. */
export const NetworkPlanOpening = z
  .object({
    nodeId: z.string().describe('The node of the picture'),
    kind: TopologyKind,
    name: z.string(),
    ports: z.string().describe('TCP 443'),
    reach: TopologyReach,
    sentence: z.string().describe('Persian'),
  })
  .meta({ id: 'NetworkPlanOpening' })
export type NetworkPlanOpening = z.infer<typeof NetworkPlanOpening>

export const NetworkPlan = z
  .object({
    version: z.int().describe('0: there is none'),
    isApplying: z.boolean().describe('Its operation runs: it cannot be changed until that has ended'),
    operationId: z.int().nullable().describe('The operation that applies it, or that last tried to'),
    changes: z.array(NetworkPlanItem),
    hasProblem: z.boolean(),
    obstacle: z
      .string()
      .nullable()
      .describe('Persian: why the whole cannot be applied now, though no change has a problem'),
    price: z
      .object({
        before: AcceptedPrice.describe('What the services that get another price cost now'),
        after: Quote.describe('What they, and those that are new, cost afterwards'),
      })
      .nullable()
      .describe('null: nothing is planned, or it is being applied'),
    exposure: z.object({
      opens: z.array(NetworkPlanOpening),
      closes: z.array(NetworkPlanOpening),
    }),
    before: Topology.nullable().describe('The picture as it is'),
    after: Topology.nullable().describe(
      'The picture as it would be, without what has a problem. Things that are to be made have no `itemId`, and ids by the key of their change: network-c1, address-c2, forward-c3, connection-c4',
    ),
  })
  .meta({ id: 'NetworkPlan' })
export type NetworkPlan = z.infer<typeof NetworkPlan>
