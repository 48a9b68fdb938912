import type { ServerPort } from '../../../ports/compute/hosts.engine.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { bringRules, checkRules, findGroup } from './groups.ts'
import { inOrder } from './rules.state.ts'

export const firewallMethods = (context: OpenStackContext): Pick<ServerPort, 'setFirewall' | 'getFirewall'> => ({
  setFirewall: async (serverTag, rules, signal) => {
    checkRules(rules)
    // In turn: of two lists that are set at once one comes last, whole.
    await context.withLock(cloudName(context.settings, serverTag), signal, async () => {
      const group = await findGroup(context, serverTag, signal)
      await bringRules(context, serverTag, group, rules, signal)
    })
  },

  getFirewall: async (serverTag, signal) => {
    const { security_group_rules, description } = await findGroup(context, serverTag, signal)
    return inOrder(security_group_rules, description)
  },
})
