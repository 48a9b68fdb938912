import type { VmFirewallRuleListItem } from '@sarv/client/vm.generated'
import type { WantedRule } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { saveFile } from '../../../ui/save-file.ts'

/** Far more than the most rules take. */
export const ruleFileBytes = 256 * 1024

// The schema library comes with the first file: nobody else needs it here.
const loadSchema = () => import('@sarv/contract/vm/host-firewall/rule-file.schemas')

/** The rules of a chosen file; `undefined` when it is not one of ours. */
export const readRuleFile = async (file: Blob): Promise<WantedRule[] | undefined> => {
  const { FirewallFile, rulesOfFile } = await loadSchema()
  try {
    const parsed = FirewallFile.safeParse(JSON.parse(await file.text()))
    return parsed.success ? rulesOfFile(parsed.data) : undefined
  } catch {
    // Not even JSON.
    return undefined
  }
}

/** Hands the rules to the browser as a download. */
export const saveRuleFile = async (name: string, items: readonly VmFirewallRuleListItem[]): Promise<void> => {
  const { toFirewallFile } = await loadSchema()
  const content = `${JSON.stringify(toFirewallFile(items), null, 2)}\n`
  saveFile(name, content, 'application/json')
}
