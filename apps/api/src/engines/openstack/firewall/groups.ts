import type { FirewallRule } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { ruleCheck } from '../../firewall-rules.ts'
import { together } from '../../together.ts'
import type { OpenStackContext } from '../context.ts'
import { createNamed, findNamed, remove, scopeFor, type NeutronGroup } from '../networks/neutron.ts'
import { changesFor, orderOf, toNeutronRule } from './rules.state.ts'

/** What security groups know: they only allow. */
export const checkRules = ruleCheck('allowList')

/** Every server of ours has a security group of its own, named like it, and every port of the server has that one alone. */
export const findGroup = async (
  context: OpenStackContext,
  serverTag: string,
  signal: AbortSignal,
): Promise<NeutronGroup> => {
  const group = await findNamed(context, 'security_groups', serverTag, signal)
  if (!group) throw new EngineError('not_found', `the cloud has no security group of ${serverTag}`)
  return group
}

export const groupOf = async (context: OpenStackContext, serverTag: string, signal: AbortSignal): Promise<string> =>
  (await findGroup(context, serverTag, signal)).id

/**
 * Under the lock of the server's name. The cloud cannot replace rules in one step: first comes what is new, all of it or
 * nothing, then goes what is old, so that nothing is shut that both allow. What a crash leaves of it the next call mends.
 */
export const bringRules = async (
  context: OpenStackContext,
  serverTag: string,
  group: NeutronGroup,
  rules: readonly FirewallRule[],
  signal: AbortSignal,
): Promise<void> => {
  const { client } = context
  const { missing, surplus } = changesFor(group.security_group_rules, rules)
  if (missing.length > 0) {
    const security_group_rules = missing.map((rule) => ({ ...toNeutronRule(rule), security_group_id: group.id }))
    const scope = await scopeFor(context, serverTag, signal)
    const path = '/security-group-rules'
    await client.call({ service: 'network', method: 'POST', path, body: { security_group_rules }, scope }, signal)
  }
  await Promise.all(surplus.map((id) => remove(context, 'security_group_rules', id, signal)))
  const description = orderOf(rules)
  if (description !== group.description) {
    const path = `/security-groups/${group.id}`
    const body = { security_group: { description } }
    await client.call({ service: 'network', method: 'PUT', path, body, isSafe: true }, signal)
  }
}

/**
 * The server's group with these rules, and what needs the group's id, made side by side: neither of the two is of use
 * before the server is there. Under the lock of the server's name.
 */
export const withSecurityGroup = async <Result>(
  context: OpenStackContext,
  serverTag: string,
  rules: readonly FirewallRule[],
  signal: AbortSignal,
  work: (groupId: string) => Promise<Result>,
): Promise<Result> => {
  checkRules(rules)
  const group =
    (await findNamed(context, 'security_groups', serverTag, signal)) ??
    // The cloud puts rules of its own into a new one, which let everything out.
    (await createNamed(context, 'security_groups', serverTag, { description: orderOf(rules) }, signal))
  const [result] = await together([work(group.id), bringRules(context, serverTag, group, rules, signal)])
  return result
}
