import { useVmNetworkListQuery, type VmFirewallRuleListItem } from '@sarv/client/vm.generated'
import { templateTitles } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import { planTemplate, templateNames } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { ArrowDownUp, Download, EllipsisVertical, ListPlus, Upload } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { firewallText } from './host-firewall.fa.ts'
import type { FirewallAct } from './FirewallDialogs.tsx'
import { saveRuleFile } from './rule-file.ts'
import type { Firewall } from './use-firewall.ts'

const text = firewallText.menu

interface TemplatesMenuProps {
  firewall: Firewall
  /** Why no rule can be changed now. */
  refusal: string | undefined
  onAct: (act: FirewallAct) => void
}

/** Ready sets of rules. */
export function TemplatesMenu({ firewall, refusal, onAct }: TemplatesMenuProps) {
  const { data = [] } = useVmNetworkListQuery({ projectId: firewall.projectId })
  const networks = data.flatMap(({ cidr }) => cidr ?? [])
  const context = { myAddress: firewall.state.myAddress, networks }
  const actions = templateNames.map((template) => {
    const { added, removed } = planTemplate(template, firewall.rules, context)
    const isThere = added.length === 0 && removed.length === 0
    const lacksNetwork = template === 'database' && networks.length === 0
    return {
      id: template,
      label: templateTitles[template],
      onAction: () => onAct({ kind: 'template', template, networks }),
      disabledReason:
        refusal ?? (lacksNetwork ? text.noNetwork : undefined) ?? (isThere ? text.alreadyThere : undefined),
    }
  })
  return <Menu label={text.templates} trigger={<Button icon={ListPlus}>{text.templates}</Button>} groups={[actions]} />
}

interface MoreMenuProps extends TemplatesMenuProps {
  items: readonly VmFirewallRuleListItem[]
}

/** Import and export; the order too, where it counts. */
export function MoreMenu({ firewall, items, refusal, onAct }: MoreMenuProps) {
  const order = {
    id: 'order',
    label: text.order,
    icon: ArrowDownUp,
    onAction: () => onAct({ kind: 'order' }),
    disabledReason: refusal ?? (items.length < 2 ? text.nothingToOrder : undefined),
  }
  return (
    <Menu
      label={text.more}
      trigger={<IconButton icon={EllipsisVertical} name={text.more} isFramed />}
      groups={[
        firewall.state.kind === 'ordered' ? [order] : [],
        [
          {
            id: 'import',
            label: text.import,
            icon: Upload,
            onAction: () => onAct({ kind: 'import' }),
            disabledReason: refusal,
          },
          {
            id: 'export',
            label: text.export,
            icon: Download,
            onAction: () => void saveRuleFile(`firewall-${firewall.serverName}.json`, items),
            disabledReason: items.length === 0 ? text.nothingToExport : undefined,
          },
        ],
      ]}
    />
  )
}
