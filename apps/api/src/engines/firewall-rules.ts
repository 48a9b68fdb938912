import { isIP } from 'node:net'
import type { FirewallRule, ServerPort } from '../ports/compute/hosts.engine.ts'
import { EngineError } from '../ports/engine-error.ts'

/** Throws `invalid` for a rule that the firewall does not know. */
export type CheckRules = (rules: readonly FirewallRule[]) => void

const isRemote = (remote: string): boolean => {
  const [address = '', length = ''] = remote.split('/')
  const version = isIP(address)
  // `fe80::1%eth0` means something on one machine alone.
  return (
    version !== 0 && !address.includes('%') && /^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128)
  )
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
