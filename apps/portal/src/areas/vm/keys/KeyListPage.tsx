import { useVmKeyDeleteMutation, useVmKeyListQuery, type VmKeyListItem } from '@sarv/client/vm.generated'
import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { toast } from '../../../ui/toast.ts'
import { useBulkDelete } from '../deleting/use-bulk-delete.tsx'
import { ProjectMissing } from '../hosts/ProjectMissing.tsx'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { keyColumns } from './key-columns.tsx'
import { keyListText as text } from './key-list.fa.ts'

/** `/key/{projectId}` */
export function KeyListPage() {
  const projectId = useProjectIdInAddress()
  return projectId === null ? <ProjectMissing /> : <Keys key={projectId} projectId={projectId} />
}

function Keys({ projectId }: { projectId: number }) {
  const keys = useVmKeyListQuery({ projectId })
  const [remove] = useVmKeyDeleteMutation()
  const may = useMay(projectId)
  const [isAdding, setAdding] = useState(false)
  const [addedId, setAddedId] = useState<number>()
  const [doomed, setDoomed] = useState<VmKeyListItem>()
  const refusalOf = (access: 'project:operate' | 'project:manage') => (may(access) ? undefined : shellText.roleForbids)
  const bulkDelete = useBulkDelete<VmKeyListItem>({
    unit: text.unit,
    nameOf: ({ name }) => name ?? '',
    remove: ({ id }) => remove({ projectId, id }),
    disabledReason: () => refusalOf('project:manage'),
  })
  const addButton = (
    <Button kind="primary" icon={Plus} disabledReason={refusalOf('project:operate')} onPress={() => setAdding(true)}>
      {text.create}
    </Button>
  )
  if (keys.error && 'status' in keys.error && keys.error.status === 404) return <ProjectMissing />
  const count = keys.currentData?.length ?? 0
  return (
    <ListPage title={text.title} count={count || undefined} query={keys} actions={count > 0 && addButton}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={keys}
        columns={keyColumns}
        searchFor={text.searchFor}
        markedKey={addedId}
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
      {isAdding && (
        <CreateKeyDialog
          projectId={projectId}
          onClose={() => setAdding(false)}
          onCreated={(id) => {
            setAdding(false)
            setAddedId(id)
          }}
        />
      )}
      {doomed && <DeleteKeyDialog projectId={projectId} sshKey={doomed} onClose={() => setDoomed(undefined)} />}
    </ListPage>
  )
}

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
