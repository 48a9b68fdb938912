import {
  useVmNetworkNodeListQuery,
  useVmNetworkShortListQuery,
  type VmNetworkNodeListItem,
} from '@sarv/client/vm.generated'
import { Network, Plus, Unplug } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { nodesText as text } from './networks.fa.ts'
import { useDetachNode } from './use-detach-node.ts'
import { columnsOfServer } from './node-columns.tsx'

const AttachNodeDialog = lazyDialog(async () => (await import('./AttachNodeDialog.tsx')).AttachNodeDialog)

/** The private networks that a server is on. */
export function VmNetworkTab({ projectId, id, host }: VmTabProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmNetworkNodeListQuery({ projectId, VmHostId: id }, { pollingInterval })
  const { data: networks } = useVmNetworkShortListQuery({ projectId })
  const refusal = useVmRefusal(projectId, id, host)('network')
  const [isAttaching, setAttaching] = useState(false)
  const detachment = useDetachNode(projectId, 'network')
  const hasNoNetworks = networks?.length === 0
  const addButton = hasNoNetworks ? (
    <LinkButton kind="primary" href={paths.network.list(projectId)}>
      {text.makeNetwork}
    </LinkButton>
  ) : (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={refusal}
      opens={AttachNodeDialog}
      onPress={() => setAttaching(true)}
    >
      {text.attachNetwork}
    </Button>
  )
  const actions: RowAction<VmNetworkNodeListItem>[] = [
    {
      label: text.detachment.confirm,
      icon: Unplug,
      isQuick: true,
      isDanger: true,
      run: detachment.ask,
      disabledReason: () => refusal,
    },
  ]
  return (
    <Section
      title={text.tabTitle}
      intro={text.tabIntro}
      actions={addButton}
      areActionsInside={!query.currentData?.length}
    >
      <ListTable
        label={text.label}
        unit={text.unitOfServer}
        query={query}
        columns={columnsOfServer(projectId)}
        rowActions={actions}
        empty={
          <Empty icon={Network} title={text.emptyOfServer.title} actions={addButton}>
            {text.emptyOfServer.text}
          </Empty>
        }
      />
      {isAttaching && <AttachNodeDialog projectId={projectId} vmHostId={id} onClose={() => setAttaching(false)} />}
      {detachment.dialog}
    </Section>
  )
}
