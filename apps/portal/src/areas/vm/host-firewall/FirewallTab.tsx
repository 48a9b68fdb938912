import type { VmFirewallRuleListItem } from '@sarv/client/vm.generated'
import { ruleOfListItem } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { hasNoPublicAddress } from '@sarv/contract/vm/hosts/way-out.rules'
import { Pencil, Plus, ShieldOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { shellText } from '../../../shell/shell.fa.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { wayOutText } from '../hosts/way-out.fa.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { EffectiveRules } from './EffectiveRules.tsx'
import { firewallColumns, firewallSegments, wordsOf } from './firewall-columns.tsx'
import { firewallText as text } from './host-firewall.fa.ts'
import type { FirewallAct } from './FirewallDialogs.tsx'
import { MoreMenu, TemplatesMenu } from './FirewallMenus.tsx'
import styles from './FirewallTab.module.css'
import { ReachCard } from './ReachCard.tsx'
import { quotaCount, rowsOf, type RuleRow } from './rule-rows.ts'
import { useFirewall, type Firewall } from './use-firewall.ts'

const FirewallDialogs = lazyDialog(async () => (await import('./FirewallDialogs.tsx')).FirewallDialogs)

/** More than one page of rules would hide what the next rule does. */
const oneListOfAll = 50

/** What may pass to and from the server: its rules, what they come to, and who reaches whom. */
export function FirewallTab({ projectId, id, host }: VmTabProps) {
  const key = { projectId, vmHostId: id }
  const { list, stateQuery, firewall } = useFirewall(key, host?.name ?? '')
  const [act, setAct] = useState<FirewallAct>()
  const marked = Number(useSearchParams()[0].get('rule'))
  const busy = useVmRefusal(projectId, id, host)('firewall')
  const confirmation = stateQuery.currentData?.confirmation
  const refusal = busy ?? (confirmation ? text.onTrial : undefined)
  const isInside = host !== undefined && hasNoPublicAddress(host)
  const items = list.currentData ?? []
  const rows = list.currentData && rowsOf(list.currentData, stateQuery.currentData?.kind ?? 'ordered')
  const markedRow = rows?.find(({ id: rowId, twin }) => rowId === marked || twin?.id === marked)
  const refetch = () => {
    void list.refetch()
    void stateQuery.refetch()
  }
  const tools = firewall && <ChangeTools firewall={firewall} items={items} refusal={refusal} onAct={setAct} />
  return (
    <Section
      title={text.title}
      intro={firewall ? text.intro[firewall.state.kind] : <Loading like={text.intro.allowList} />}
      actions={
        <div className={styles.tools}>
          <RefreshButton isFetching={list.isFetching || stateQuery.isFetching} onPress={refetch} />
          {(!list.currentData || items.length > 0) && tools}
        </div>
      }
    >
      {isInside && <Note title={wayOutText.title}>{text.inside}</Note>}
      {stateQuery.error && !stateQuery.currentData && (
        <Card label={text.title} isFlush>
          <ErrorBox error={stateQuery.error} onRetry={refetch} isRetrying={stateQuery.isFetching} />
        </Card>
      )}
      <ListTable
        label={text.label}
        unit={text.unit}
        query={{ ...list, currentData: rows }}
        columns={firewallColumns}
        nameOf={wordsOf}
        pageSize={oneListOfAll}
        segments={firewallSegments}
        rowActions={rowActions({ refusal, firewall, onAct: setAct })}
        {...(markedRow && { markedKey: markedRow.id })}
        empty={
          <Empty icon={ShieldOff} title={text.empty.title} actions={tools} hasPattern>
            {text.empty.text}
          </Empty>
        }
      />
      {rows && quotaCount(rows) > rows.length && <p className={styles.counted}>{text.counted(quotaCount(rows))}</p>}
      <div className={styles.cards}>
        <EffectiveRules firewall={firewall} isInside={isInside} />
        {firewall && <ReachCard firewall={firewall} />}
      </div>
      {act && firewall && <FirewallDialogs firewall={firewall} act={act} onClose={() => setAct(undefined)} />}
    </Section>
  )
}

interface ToolsProps {
  firewall: Firewall
  items: readonly VmFirewallRuleListItem[]
  refusal: string | undefined
  onAct: (act: FirewallAct) => void
}

function ChangeTools({ firewall, items, refusal, onAct }: ToolsProps) {
  const { maxRules } = firewall.state
  return (
    <>
      <MoreMenu firewall={firewall} items={items} refusal={refusal} onAct={onAct} />
      <TemplatesMenu firewall={firewall} refusal={refusal} onAct={onAct} />
      <Button
        kind="primary"
        icon={Plus}
        disabledReason={refusal ?? (items.length >= maxRules ? text.full(maxRules) : undefined)}
        opens={FirewallDialogs}
        onPress={() => onAct({ kind: 'add' })}
      >
        {text.add}
      </Button>
    </>
  )
}

interface RowActionsOf extends Pick<ToolsProps, 'refusal' | 'onAct'> {
  firewall: Firewall | undefined
}

const rowActions = ({ refusal, firewall, onAct }: RowActionsOf): readonly RowAction<RuleRow>[] => [
  {
    label: text.edit,
    icon: Pencil,
    isQuick: true,
    opens: FirewallDialogs,
    run: (item) => onAct({ kind: 'edit', rule: ruleOfListItem(item), twin: item.twin }),
    disabledReason: () => refusal,
  },
  {
    label: text.delete,
    icon: Trash2,
    isQuick: true,
    isDanger: true,
    opens: FirewallDialogs,
    run: (item) => onAct({ kind: 'delete', rule: ruleOfListItem(item), twin: item.twin }),
    disabledReason: () => (firewall?.mayRemove === false ? shellText.roleForbids : refusal),
  },
]
