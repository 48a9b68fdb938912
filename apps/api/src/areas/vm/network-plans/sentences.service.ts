import { vmLbProtocol } from '@sarv/contract/enums'
import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import type { NetworkPlanChange, PlannedRef } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import { completed } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { Db } from '../../../db/connection.ts'
import { listPlans } from '../../portal/products.service.ts'
import { ruleOf } from '../host-firewall/host-firewall.rules.ts'
import { listRanges } from '../networks/networks.store.ts'
import { listVpcIps } from '../vpc-ips/vpc-ips.store.ts'
import { listNats } from '../vpc-nats/vpc-nats.store.ts'
import { vpcService } from '../vpcs/vpcs.definition.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'
import { balancerIdsIn, nodeIdsIn } from './named-things.rules.ts'
import { planText } from './network-plans.fa.ts'
import { listBalancersNamed, listRulesOf, listServersNamed, listServersOfNodes } from './things.store.ts'

const { changes: text, gone } = planText

/** What the things are called that a plan names. */
interface Names {
  network: (ref: PlannedRef) => string
  address: (ref: PlannedRef | undefined) => string
  /** Where a connection leads. */
  server: (nodeId: number) => string
  networkOfNode: (nodeId: number) => string
  forward: (id: number) => string
  plan: (id: number) => string
  host: (id: number) => string
  rule: (id: number) => string
  balancer: (id: number) => string
}

const byId = (rows: readonly { id: number; name: string }[], missing: string) => {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id: number): string => names.get(id) ?? missing
}

/** New addresses have no number yet: they are counted where there are several. */
export const newAddressName = (changes: readonly NetworkPlanChange[], key: string): string => {
  const keys = changes.filter(({ kind }) => kind === 'addressAdd').map((change) => change.key)
  return keys.length > 1 ? planText.newAddressOf(keys.indexOf(key) + 1) : planText.newAddress
}

const readNames = async (db: Db, vpc: VpcKey, changes: readonly NetworkPlanChange[]): Promise<Names> => {
  const addresses = new Map((await listVpcIps(db, vpc)).map(({ id, ipAddress }) => [id, ipAddress]))
  const nodes = await listServersOfNodes(db, vpc.projectId, nodeIdsIn(changes))
  const networks = byId(await listRanges(db, vpc.projectId), gone.network)
  const hostIds = changes.flatMap((change) => ('vmHostId' in change ? [change.vmHostId] : []))
  const ruleIds = changes.flatMap((change) => (change.kind === 'ruleDelete' ? [change.vmFirewallRuleId] : []))
  const rules = await listRulesOf(db, vpc.projectId, ruleIds)
  const balancerIds = balancerIdsIn(changes)
  return {
    balancer: byId(await listBalancersNamed(db, vpc.projectId, balancerIds), gone.balancer),
    host: byId(await listServersNamed(db, vpc.projectId, hostIds), gone.server),
    rule: byId(
      rules.map((rule) => ({ id: rule.id, name: describeRule(rule) })),
      gone.rule,
    ),
    network: ({ id, key }) => {
      const made = changes.find((change) => change.key === key)
      return made?.kind === 'networkNew' ? made.name : networks(id ?? 0)
    },
    forward: byId(await listNats(db, vpc), gone.forward),
    server: byId(nodes, gone.server),
    networkOfNode: byId(
      nodes.map(({ id, network }) => ({ id, name: network })),
      gone.network,
    ),
    plan: byId(await listPlans(db, vpcService), gone.plan),
    address: (ref) => {
      if (ref === undefined) return planText.primary
      if (ref.key !== undefined) return newAddressName(changes, ref.key)
      const address = addresses.get(ref.id!)
      return address ? planText.address(address) : gone.address
    },
  }
}

const targetOf = ({ destinationIp, destinationPort }: { destinationIp: string; destinationPort: number }): string =>
  `${destinationIp}:${destinationPort}`

const listenerOf = ({ vmLbProtocolTypeId, sourcePort }: { vmLbProtocolTypeId: number; sourcePort: number }): string =>
  `${vmLbProtocol.label(vmLbProtocolTypeId)} ${sourcePort}`

const sentenceOf = (change: NetworkPlanChange, names: Names): string => {
  switch (change.kind) {
    case 'networkNew':
      return text.networkNew(change.name, change.gatewayCidr)
    case 'networkConnect':
      return text.networkConnect(names.network({ id: change.vmNetworkId }))
    case 'networkDisconnect':
      return text.networkDisconnect(names.network({ id: change.vmNetworkId }))
    case 'addressAdd':
      return text.addressAdd(names.address({ key: change.key }))
    case 'addressAssign': {
      const address = names.address(change.address)
      if (change.vmNetworkNodeId === undefined) return text.addressTake(address)
      return text.addressAssign(address, names.server(change.vmNetworkNodeId))
    }
    case 'forwardCreate':
    case 'forwardEdit': {
      const forward = completed({ ...change, vpcHostIpId: 0 })
      return text[change.kind](change.name, forward, names.address(change.address), targetOf(change))
    }
    case 'forwardDelete':
      return text.forwardDelete(names.forward(change.vpcNatId))
    case 'snat':
      return change.snatEnabled ? text.snatOn(names.address(change.address)) : text.snatOff
    case 'ruleCreate':
      return text.ruleCreate(names.host(change.vmHostId), describeRule(ruleOf(change.rule)))
    case 'ruleDelete':
      return text.ruleDelete(names.host(change.vmHostId), names.rule(change.vmFirewallRuleId))
    case 'memberAdd':
    case 'memberRemove':
      return text[change.kind](names.host(change.vmHostId), names.balancer(change.loadBalancerId), listenerOf(change))
    case 'serverConnect': {
      const [server, network] = [names.host(change.vmHostId), names.network(change.network)]
      return text.serverConnect(server, network, change.ipAddress)
    }
    case 'serverDisconnect':
      return text.serverDisconnect(names.server(change.vmNetworkNodeId), names.networkOfNode(change.vmNetworkNodeId))
    case 'planChange':
      return text.planChange(names.plan(change.productBundleId))
    default:
      return text.balancerCreate(change.name, names.network({ id: change.vmNetworkId }))
  }
}

/** What each change does, in words, by the names that things have now. */
export const readSentences = async (db: Db, vpc: VpcKey, changes: readonly NetworkPlanChange[]): Promise<string[]> => {
  const names = await readNames(db, vpc, changes)
  return changes.map((change) => sentenceOf(change, names))
}
