import { useVmNetworkDeleteMutation, useVmNetworkListQuery, type VmNetworkListItem } from '@sarv/client/vm.generated'
import { vmKeyStatus } from '@sarv/contract/enums'
import { Network, PencilLine, Plus, Server, Trash2, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useBulkDelete } from '../../../services/use-bulk-delete.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { useCreation } from '../../../services/use-creation.ts'
import { networkColumnsWithCloud } from './network-columns.tsx'
import { networksText as text } from './networks.fa.ts'

const CreateNetworkDialog = lazyDialog(async () => (await import('./CreateNetworkDialog.tsx')).CreateNetworkDialog)
const RenameNetworkDialog = lazyDialog(async () => (await import('./RenameNetworkDialog.tsx')).RenameNetworkDialog)

const whyNotDelete = ({ nodeCount = 0, statusId, vpcHostId, vpcHost }: VmNetworkListItem): string | undefined => {
  if (statusId === vmKeyStatus.id.wait) return text.busy
  if (vpcHostId) return text.deletion.inCloud(vpcHost ?? '')
  return nodeCount > 0 ? text.deletion.inUse(nodeCount) : undefined
}

function Networks({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const networks = useVmNetworkListQuery({ projectId }, { pollingInterval })
  const [remove] = useVmNetworkDeleteMutation()
  const mayNot = useRoleRefusal(projectId)
  const creation = useCreation()
  const [renamed, setRenamed] = useState<VmNetworkListItem>()
  const deletion = useDeleteDialog<VmNetworkListItem>(({ id }) => remove({ projectId, id }), { words: text.deletion })
  const bulkDelete = useBulkDelete<VmNetworkListItem>({
    unit: text.unit,
    remove: ({ id }) => remove({ projectId, id }),
    refusal: (network) => mayNot('project:manage') ?? whyNotDelete(network),
  })
  const actions: RowAction<VmNetworkListItem>[] = [
    { label: text.nodes, icon: Server, isQuick: true, href: ({ id }) => paths.network.nodes(projectId, id) },
    {
      label: text.rename,
      icon: PencilLine,
      opens: RenameNetworkDialog,
      run: setRenamed,
      disabledReason: () => mayNot('project:operate'),
    },
    {
      label: text.deletion.confirm,
      icon: Trash2,
      isDanger: true,
      run: deletion.ask,
      disabledReason: (network) => mayNot('project:manage') ?? whyNotDelete(network),
    },
  ]
  const addButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={mayNot('project:operate')}
      opens={CreateNetworkDialog}
      onPress={creation.open}
    >
      {text.create}
    </Button>
  )
  return (
    <ServiceListPage
      title={text.title}
      query={networks}
      create={addButton}
      actions={
        <LinkButton icon={Waypoints} href={paths.topology.project(projectId)}>
          {text.topology}
        </LinkButton>
      }
    >
      <ListTable
        label={text.label}
        unit={text.unit}
        query={networks}
        columns={networkColumnsWithCloud(projectId)}
        searchFor={text.searchFor}
        markedKey={creation.addedId}
        rowActions={actions}
        bulkActions={[bulkDelete.action]}
        canSelect={(network) => !whyNotDelete(network)}
        empty={
          <Empty icon={Network} hasPattern title={text.empty.title} actions={addButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {bulkDelete.dialog}
      {creation.isOpen && <CreateNetworkDialog projectId={projectId} {...creation.dialog} />}
      {renamed && <RenameNetworkDialog projectId={projectId} network={renamed} onClose={() => setRenamed(undefined)} />}
      {deletion.dialog}
    </ServiceListPage>
  )
}

/** `/network/{projectId}` */
export const NetworkListPage = pageOfProject(text.title, Networks)
