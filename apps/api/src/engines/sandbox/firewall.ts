import { isIP } from 'node:net'
import type { FirewallRule, ServerPort } from '../../areas/vm/hosts/hosts.engine.ts'
import { EngineError } from '../engine-error.ts'
import type { SandboxContext } from './context.ts'
import { foundServer, readServer } from './servers.store.ts'

/** Throws `invalid` for a rule that the firewall does not know. */
export type CheckRules = (rules: readonly FirewallRule[]) => void

const isRemote = (remote: string): boolean => {
  const [address = '', length = ''] = remote.split('/')
  const version = isIP(address)
  return version !== 0 && /^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128)
}

const hasItsPorts = ({ protocol, minPort, maxPort }: FirewallRule): boolean =>
  protocol === 'tcp' || protocol === 'udp'
    ? minPort >= 1 && minPort <= maxPort && maxPort <= 65_535
    : minPort === 0 && maxPort === 0

export const ruleCheck =
  (kind: ServerPort['firewallKind']): CheckRules =>
  (rules) => {
    for (const [at, rule] of rules.entries()) {
      const isKnown = isRemote(rule.remote) && hasItsPorts(rule) && (rule.isAllow || kind === 'ordered')
      if (!isKnown) throw new EngineError('invalid', `rule ${at + 1} is not one of a firewall of the kind ${kind}`)
    }
  }

export const firewallMethods = (
  { store, datacenter, now }: SandboxContext,
  checkRules: CheckRules,
): Pick<ServerPort, 'setFirewall' | 'getFirewall'> => ({
  async setFirewall(serverTag, rules, signal) {
    signal.throwIfAborted()
    checkRules(rules)
    await store.transaction(async (query) => {
      const row = await foundServer(query, datacenter, serverTag, now())
      if (row.gone_at) throw new EngineError('busy', `server ${serverTag} is being deleted`)
      await query('update sandbox.servers set firewall = $2::text::jsonb where id = $1::bigint', [
        row.id,
        JSON.stringify(rules),
      ])
    })
  },

  async getFirewall(serverTag, signal) {
    signal.throwIfAborted()
    const { id } = await readServer(store.query, datacenter, serverTag, now())
    const { rows } = await store.query('select firewall as rules from sandbox.servers where id = $1::bigint', [id])
    return (rows as { rules: FirewallRule[] }[])[0]?.rules ?? []
  },
})
