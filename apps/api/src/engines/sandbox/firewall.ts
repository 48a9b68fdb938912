import type { FirewallRule, ServerPort } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { CheckRules } from '../firewall-rules.ts'
import type { SandboxContext } from './context.ts'
import { foundServer, readServer } from './servers.store.ts'

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
