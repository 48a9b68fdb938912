import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { firewallRulesPerServer } from '@sarv/contract/limits'
import { isIpv4Remote, type FirewallRuleShape } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { Db } from '../../../db/connection.ts'
import type { FirewallRule } from '../../../ports/compute/hosts.engine.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'

/** A rule as it is kept: in its row and, for going back to it, as JSON. */
export interface KeptRule extends FirewallRuleShape {
  /** null: not written yet. */
  id: number | null
  description: string | null
  /** ISO; null: not written yet. */
  createdAt: string | null
}

export interface StoredRule extends KeptRule {
  id: number
  createdAt: string
}

/** In the order that counts where order counts. */
export const ruleRows = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_firewall_rules')
    .select([
      'protocol_id as firewallProtocolId',
      'direction_id as directionId',
      'remote_ip as remoteIp',
      'min_port as minPort',
      'max_port as maxPort',
      'is_allow as isAllow',
    ])
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .limit(firewallRulesPerServer)

export const listRules = async (db: Db, key: VmHostKey): Promise<StoredRule[]> => {
  const rows = await ruleRows(db, key).select(['id', 'description', 'created_at']).execute()
  return rows.map(({ created_at: createdAt, ...rule }) => ({ ...rule, createdAt: createdAt.toISOString() }))
}

/** Makes these the rules of the server, in this order; answers their ids in the same order. */
export const writeRules = async (trx: Db, key: VmHostKey, rules: readonly KeptRule[]): Promise<number[]> => {
  await deleteRules(trx, key)
  if (rules.length === 0) return []
  const rows = await trx
    .insertInto('vm_firewall_rules')
    .values(
      rules.map((rule, position) => ({
        project_id: key.projectId,
        vm_host_id: key.id,
        position,
        protocol_id: rule.firewallProtocolId,
        direction_id: rule.directionId,
        remote_ip: rule.remoteIp,
        min_port: rule.minPort,
        max_port: rule.maxPort,
        is_ipv4: isIpv4Remote(rule.remoteIp),
        is_allow: rule.isAllow,
        description: rule.description,
        // A rule that stays or comes back is the same rule, for whoever remembers its id.
        ...(rule.id !== null && { id: rule.id }),
        ...(rule.createdAt !== null && { created_at: new Date(rule.createdAt) }),
      })),
    )
    .returning(['id', 'position'])
    .execute()
  return rows.sort((one, other) => one.position - other.position).map(({ id }) => id)
}

export const deleteRules = async (trx: Db, { projectId, id }: VmHostKey): Promise<void> => {
  await trx.deleteFrom('vm_firewall_rules').where('project_id', '=', projectId).where('vm_host_id', '=', id).execute()
}

const nameOf = <Name extends string>(name: Name | undefined, what: string): Name => {
  if (name === undefined) throw new Error(`a firewall rule has an unknown ${what}`)
  return name
}

export const toEngineRule = (rule: FirewallRuleShape): FirewallRule => ({
  direction: nameOf(firewallDirection.name(rule.directionId), 'direction'),
  protocol: nameOf(firewallProtocol.name(rule.firewallProtocolId), 'protocol'),
  remote: rule.remoteIp,
  minPort: rule.minPort,
  maxPort: rule.maxPort,
  isAllow: rule.isAllow,
})

/** All rules of a server, as an engine takes them. */
export const rulesForEngine = async (db: Db, key: VmHostKey): Promise<FirewallRule[]> =>
  (await listRules(db, key)).map(toEngineRule)

export const findOperatingSystem = async (db: Db, { projectId, id }: VmHostKey): Promise<number> => {
  const row = await db
    .selectFrom('vm_hosts as h')
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .where('h.project_id', '=', projectId)
    .where('h.id', '=', id)
    .select('i.operating_system_id')
    .executeTakeFirstOrThrow()
  return row.operating_system_id
}
