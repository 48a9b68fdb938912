import { useVmNetworkDeleteMutation, useVmNetworkListQuery, type VmNetworkListItem } from '@sarv/client/vm.generated'
import { vmKeyStatus } from '@sarv/contract/enums'
import { Network, PencilLine, Plus, Server, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useBulkDelete } from '../deleting/use-bulk-delete.tsx'
import { ProjectMissing } from '../hosts/ProjectMissing.tsx'
import { networkColumns } from './network-columns.tsx'
import { DeleteNetworkDialog, RenameNetworkDialog, type NetworkDialogProps } from './NetworkDialogs.tsx'
import { NetworkPicture } from './NetworkPicture.tsx'
import { networksText as text } from './networks.fa.ts'

const CreateNetworkDialog = lazy(async () => ({
  default: (await import('./CreateNetworkDialog.tsx')).CreateNetworkDialog,
}))

/** `/network/{projectId}` */
export function NetworkListPage() {
  const projectId = useProjectIdInAddress()
  return projectId === null ? <ProjectMissing /> : <Networks key={projectId} projectId={projectId} />
}

interface Asked {
  Dialog: ComponentType<NetworkDialogProps>
  network: VmNetworkListItem
}

const whyNotDelete = ({ nodeCount = 0, statusId }: VmNetworkListItem): string | undefined => {
  if (statusId === vmKeyStatus.id.wait) return text.busy
  return nodeCount > 0 ? text.deletion.inUse(nodeCount) : undefined
}

function Networks({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const networks = useVmNetworkListQuery({ projectId }, { pollingInterval })
  const [remove] = useVmNetworkDeleteMutation()
  const may = useMay(projectId)
  const [isAdding, setAdding] = useState(false)
  const [addedId, setAddedId] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const mayNot = (access: 'project:operate' | 'project:manage') => (may(access) ? undefined : shellText.roleForbids)
  const bulkDelete = useBulkDelete<VmNetworkListItem>({
    unit: text.unit,
    nameOf: ({ name }) => name ?? '',
    remove: ({ id }) => remove({ projectId, id }),
    disabledReason: (rows) => mayNot('project:manage') ?? rows.map(whyNotDelete).find(Boolean),
  })
  const actions: RowAction<VmNetworkListItem>[] = [
    { label: text.nodes, icon: Server, isQuick: true, href: ({ id }) => paths.network.nodes(projectId, id) },
    {
      label: text.rename,
      icon: PencilLine,
      run: (network) => setAsked({ Dialog: RenameNetworkDialog, network }),
      disabledReason: () => mayNot('project:operate'),
    },
    {
      label: text.deletion.action,
      icon: Trash2,
      isDanger: true,
      run: (network) => setAsked({ Dialog: DeleteNetworkDialog, network }),
      disabledReason: (network) => mayNot('project:manage') ?? whyNotDelete(network),
    },
  ]
  const addButton = (
    <Button kind="primary" icon={Plus} disabledReason={mayNot('project:operate')} onPress={() => setAdding(true)}>
      {text.create}
    </Button>
  )
  if (networks.error && 'status' in networks.error && networks.error.status === 404) return <ProjectMissing />
  const count = networks.currentData?.length ?? 0
  return (
    <ListPage title={text.title} count={count || undefined} query={networks} actions={count > 0 && addButton}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={networks}
        columns={networkColumns(projectId)}
        searchFor={text.searchFor}
        markedKey={addedId}
        rowActions={actions}
        bulkActions={[bulkDelete.action]}
        canSelect={(network) => !whyNotDelete(network)}
        empty={
          <Empty icon={Network} hasPattern title={text.empty.title} actions={addButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {count > 0 && <NetworkPicture projectId={projectId} />}
      {bulkDelete.dialog}
      {isAdding && (
        <Suspense fallback={null}>
          <CreateNetworkDialog
            projectId={projectId}
            onClose={() => setAdding(false)}
            onCreated={(id) => {
              setAdding(false)
              setAddedId(id)
            }}
          />
        </Suspense>
      )}
      {asked && <asked.Dialog projectId={projectId} network={asked.network} onClose={() => setAsked(undefined)} />}
    </ListPage>
  )
}
