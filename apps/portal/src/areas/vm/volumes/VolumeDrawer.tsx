import { useVolumeGetQuery } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { BackupsPanel } from '../volume-backups/BackupsPanel.tsx'
import { SnapshotsPanel } from '../volume-snapshots/SnapshotsPanel.tsx'
import { SchedulesPanel } from '../volume-schedules/SchedulesPanel.tsx'
import { VolumeOverview } from './VolumeOverview.tsx'
import styles from './VolumeDrawer.module.css'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.drawer

type SectionId = keyof typeof text.sections

const panels = {
  overview: VolumeOverview,
  snapshots: SnapshotsPanel,
  backups: BackupsPanel,
  schedules: SchedulesPanel,
}

interface VolumeDrawerProps {
  projectId: number
  id: number
  onClose: () => void
}

/** Everything about one volume: its size, its copies and when they are made. */
export function VolumeDrawer({ projectId, id, onClose }: VolumeDrawerProps) {
  const pollingInterval = usePollingInterval()
  const { currentData: volume, error, isFetching, refetch } = useVolumeGetQuery({ projectId, id }, { pollingInterval })
  const [section, setSection] = useState<SectionId>('overview')
  const Panel = panels[section]
  return (
    <Drawer
      isOpen
      canDock={false}
      onClose={onClose}
      label={text.label}
      title={volume ? <Ltr>{volume.name}</Ltr> : text.label}
    >
      <div className={styles.content}>
        <SegmentedControl<never, SectionId>
          label={text.view}
          isLabelHidden
          value={section}
          onChange={setSection}
          options={(Object.keys(text.sections) as SectionId[]).map((each) => ({
            id: each,
            label: text.sections[each],
          }))}
        />
        {error && !volume && <ErrorBox isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
        {!error && !volume && <Loading lines={6} />}
        {volume && <Panel projectId={projectId} volume={volume} onGone={onClose} />}
      </div>
    </Drawer>
  )
}
