import { useVmKeyDeleteMutation, useVmKeyListQuery, type VmKeyListItem } from '@sarv/client/vm.generated'
import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { useBulkDelete } from '../../../services/use-bulk-delete.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { useCreation } from '../../../services/use-creation.ts'
import { keyColumns } from './key-columns.tsx'
import { keyListText as text } from './key-list.fa.ts'

const CreateKeyDialog = lazyDialog(async () => (await import('./CreateKeyDialog.tsx')).CreateKeyDialog)

function Keys({ projectId }: { projectId: number }) {
  const keys = useVmKeyListQuery({ projectId })
  const [remove] = useVmKeyDeleteMutation()
  const refusalOf = useRoleRefusal(projectId)
  const creation = useCreation()
  const deletion = useDeleteDialog<VmKeyListItem>(({ id }) => remove({ projectId, id }), {
    words: text.deletion,
    note: ({ serverCount = 0 }) => serverCount > 0 && text.deletion.kept,
  })
  const bulkDelete = useBulkDelete<VmKeyListItem>({
    unit: text.unit,
    remove: ({ id }) => remove({ projectId, id }),
    refusal: () => refusalOf('project:manage'),
  })
  const addButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={refusalOf('project:operate')}
      opens={CreateKeyDialog}
      onPress={creation.open}
    >
      {text.create}
    </Button>
  )
  return (
    <ServiceListPage title={text.title} query={keys} create={addButton}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={keys}
        columns={keyColumns}
        searchFor={text.searchFor}
        markedKey={creation.addedId}
        rowActions={[
          {
            label: text.deletion.action,
            icon: Trash2,
            isDanger: true,
            isQuick: true,
            run: deletion.ask,
            disabledReason: () => refusalOf('project:manage'),
          },
        ]}
        bulkActions={[bulkDelete.action]}
        empty={
          <Empty icon={KeyRound} hasPattern title={text.empty.title} actions={addButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {bulkDelete.dialog}
      {creation.isOpen && <CreateKeyDialog projectId={projectId} {...creation.dialog} />}
      {deletion.dialog}
    </ServiceListPage>
  )
}

/** `/key/{projectId}` */
export const KeyListPage = pageOfProject(text.title, Keys)
