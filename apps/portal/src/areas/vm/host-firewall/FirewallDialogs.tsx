import type { ListedRule } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { TemplateName } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { DeleteRuleDialog } from './DeleteRuleDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import type { Firewall } from './use-firewall.ts'

/** What somebody wants to do with the rules. */
export type FirewallAct =
  | { kind: 'add' | 'import' | 'order' }
  | { kind: 'edit' | 'delete'; rule: ListedRule; twin?: ListedRule | undefined }
  | { kind: 'template'; template: TemplateName; networks: readonly string[] }

interface FirewallDialogsProps {
  firewall: Firewall
  act: FirewallAct
  onClose: () => void
}

/** What opens for an act; loaded with the first one. */
export function FirewallDialogs({ act, ...props }: FirewallDialogsProps) {
  if (act.kind === 'edit') return <RuleDialog {...props} edited={act.rule} twin={act.twin} />
  if (act.kind === 'delete') return <DeleteRuleDialog {...props} rule={act.rule} twin={act.twin} />
  if (act.kind === 'template') return <TemplateDialog {...props} template={act.template} networks={act.networks} />
  if (act.kind === 'import') return <ImportDialog {...props} />
  if (act.kind === 'order') return <OrderDialog {...props} />
  return <RuleDialog {...props} />
}
