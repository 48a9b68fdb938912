import { useVmKeyDeleteMutation, useVmKeyListQuery, type VmKeyListItem } from '@sarv/client/vm.generated'
import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { toast } from '../../../ui/toast.ts'
import { useBulkDelete } from '../../../services/use-bulk-delete.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { useCreation } from '../../../services/use-creation.ts'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { keyColumns } from './key-columns.tsx'
import { keyListText as text } from './key-list.fa.ts'

function Keys({ projectId }: { projectId: number }) {
  const keys = useVmKeyListQuery({ projectId })
  const [remove] = useVmKeyDeleteMutation()
  const refusalOf = useRoleRefusal(projectId)
  const creation = useCreation()
  const [doomed, setDoomed] = useState<VmKeyListItem>()
  const bulkDelete = useBulkDelete<VmKeyListItem>({
    unit: text.unit,
    remove: ({ id }) => remove({ projectId, id }),
    refusal: () => refusalOf('project:manage'),
  })
  const addButton = (
    <Button kind="primary" icon={Plus} disabledReason={refusalOf('project:operate')} onPress={creation.open}>
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
            run: setDoomed,
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
      {doomed && <DeleteKeyDialog projectId={projectId} sshKey={doomed} onClose={() => setDoomed(undefined)} />}
    </ServiceListPage>
  )
}

/** `/key/{projectId}` */
export const KeyListPage = pageOfProject(text.title, Keys)

interface DeleteKeyDialogProps {
  projectId: number
  sshKey: VmKeyListItem
  onClose: () => void
}

function DeleteKeyDialog({ projectId, sshKey: { id, name, serverCount = 0 }, onClose }: DeleteKeyDialogProps) {
  const [remove] = useVmKeyDeleteMutation()
  const confirm = async () => {
    const { error } = await remove({ projectId, id })
    if (error) return false
    toast.success(text.deletion.deleted(name ?? ''))
    return true
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.deletion.title(name ?? '')}
      warning={text.deletion.warning}
      note={serverCount > 0 && text.deletion.kept}
      phrase={name ?? ''}
      thing={text.deletion.thing}
      confirmLabel={text.deletion.confirm}
      onConfirm={confirm}
    />
  )
}
