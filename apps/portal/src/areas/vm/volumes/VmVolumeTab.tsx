import { useVolumeNodeListQuery, type VolumeNodeListItem } from '@sarv/client/vm.generated'
import { volumeNodeStatus } from '@sarv/contract/enums'
import { HardDrive, Link2, Plus, Unplug } from 'lucide-react'
import { useState } from 'react'
import { formatGigabytes } from '../../../format/sizes.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { OwnDisks } from '../host-disks/OwnDisks.tsx'
import styles from './VolumeDrawer.module.css'
import { useDetachVolume } from './use-volume-acts.ts'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.attached

const AttachVolumeDialog = lazyDialog(async () => (await import('./AttachVolumeDialog.tsx')).AttachVolumeDialog)
const CreateVolumeDialog = lazyDialog(async () => (await import('./CreateVolumeDialog.tsx')).CreateVolumeDialog)

const moving: readonly number[] = [
  volumeNodeStatus.id.inQueue,
  volumeNodeStatus.id.attaching,
  volumeNodeStatus.id.detaching,
]

const columnsOf = (projectId: number): readonly Column<VolumeNodeListItem>[] => [
  {
    id: 'volume',
    label: text.columns.volume,
    place: 'title',
    value: ({ vmVolumeHost }) => vmVolumeHost,
    cell: ({ vmVolumeHostId, vmVolumeHost }) => (
      <Link href={paths.volume.open(projectId, vmVolumeHostId ?? 0)}>
        <Ltr>{vmVolumeHost}</Ltr>
      </Link>
    ),
  },
  {
    id: 'size',
    label: text.columns.size,
    cell: ({ volumeSize }) => volumeSize !== undefined && formatGigabytes(volumeSize),
  },
  { id: 'device', label: text.columns.device, cell: ({ device }) => device && <Copy value={device} /> },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ statusId }) => <EnumChip table={volumeNodeStatus} id={statusId} moving={moving} />,
  },
]

/** The disks of a server: its own, and the volumes that are attached to it. */
export function VmVolumeTab(props: VmTabProps) {
  return (
    <>
      <OwnDisks {...props} />
      <AttachedVolumes {...props} />
    </>
  )
}

function AttachedVolumes({ projectId, id, host }: VmTabProps) {
  const query = useVolumeNodeListQuery({ projectId, VmHostId: id }, { pollingInterval: usePollingInterval() })
  const state = useListState({ prefix: 'volume' })
  const refusal = useVmRefusal(projectId, id, host)('volume')
  const createRefusal = useRoleRefusal(projectId)('project:operate')
  const [opened, setOpened] = useState<'attach' | 'create'>()
  const detachment = useDetachVolume(projectId)
  const actions: RowAction<VolumeNodeListItem>[] = [
    {
      label: volumesText.detach,
      icon: Unplug,
      isQuick: true,
      run: ({ id: nodeId, vmVolumeHost, vmHost }) =>
        detachment.ask({ nodeId, volume: vmVolumeHost ?? '', server: vmHost ?? '' }),
      disabledReason: ({ isConnected }) => refusal ?? (isConnected ? undefined : volumesText.refused.notAttached),
    },
  ]
  const buttons = (
    <div className={styles.acts}>
      <Button icon={Plus} disabledReason={createRefusal} opens={CreateVolumeDialog} onPress={() => setOpened('create')}>
        {volumesText.create}
      </Button>
      <Button
        kind="primary"
        icon={Link2}
        disabledReason={refusal}
        opens={AttachVolumeDialog}
        onPress={() => setOpened('attach')}
      >
        {text.attach}
      </Button>
    </div>
  )
  const close = () => setOpened(undefined)
  return (
    <Section title={text.title} intro={text.intro} actions={buttons} areActionsInside={!query.currentData?.length}>
      <ListTable
        label={text.label}
        unit={volumesText.unit}
        query={query}
        columns={columnsOf(projectId)}
        state={state}
        rowActions={actions}
        empty={
          <Empty icon={HardDrive} title={text.empty.title} actions={buttons}>
            {text.empty.text}
          </Empty>
        }
      />
      {opened === 'attach' && host && <AttachVolumeDialog projectId={projectId} host={host} onClose={close} />}
      {opened === 'create' && host && (
        <CreateVolumeDialog projectId={projectId} host={host} onClose={close} onCreated={close} />
      )}
      {detachment.dialog}
    </Section>
  )
}
