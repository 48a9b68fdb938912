import {
  useVmHostVolumeDeleteMutation,
  useVmHostVolumeListQuery,
  type VmHostVolumeListItem,
} from '@sarv/client/vm.generated'
import { Trash2 } from 'lucide-react'
import { formatGigabytes } from '../../../format/sizes.ts'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { volumesText } from '../volumes/volumes.fa.ts'

const text = volumesText.ownDisks

const columns: readonly Column<VmHostVolumeListItem>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ name }) => name,
    cell: ({ name }) => <Ltr>{name}</Ltr>,
  },
  { id: 'size', label: text.columns.size, cell: ({ volumeSize }) => formatGigabytes(volumeSize) },
  { id: 'kind', label: text.columns.kind, place: 'status', cell: ({ rootDisk }) => <Tag>{rootDisk}</Tag> },
  {
    id: 'created',
    label: text.columns.created,
    isQuiet: true,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
]

/** The disks that a server was built with. */
export function OwnDisks({ projectId, id, host }: VmTabProps) {
  const query = useVmHostVolumeListQuery({ projectId, vmHostId: id })
  const state = useListState({ prefix: 'disk' })
  const refusal = useVmRefusal(projectId, id, host)('volume')
  const roleRefusal = useRoleRefusal(projectId)('project:manage')
  const [remove] = useVmHostVolumeDeleteMutation()
  const deletion = useDeleteDialog<VmHostVolumeListItem>((disk) => remove({ projectId, vmHostId: id, id: disk.id }), {
    words: text.deletion,
  })
  // The first is the system's: it goes with the server, never alone.
  const rootId = query.currentData?.find(({ isRootDisk }) => isRootDisk)?.id
  const actions: RowAction<VmHostVolumeListItem>[] = [
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      isQuick: true,
      run: deletion.ask,
      disabledReason: (disk) => (disk.id === rootId ? text.rootStays : (roleRefusal ?? refusal)),
    },
  ]
  return (
    <Section title={text.title} intro={text.intro}>
      <ListTable
        label={text.label}
        unit={volumesText.unit}
        query={query}
        columns={columns}
        state={state}
        rowActions={actions}
        empty={text.empty}
      />
      {deletion.dialog}
    </Section>
  )
}
