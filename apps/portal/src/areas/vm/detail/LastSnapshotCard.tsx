import { useVmHostSnapshotListQuery } from '@sarv/client/vm.generated'
import { snapshotStatus } from '@sarv/contract/enums'
import { paths } from '../vm.paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { detailText } from './detail.fa.ts'
import styles from './OverviewParts.module.css'

const text = detailText.snapshot

interface LastSnapshotCardProps {
  projectId: number
  id: number
}

const { active, inactive } = snapshotStatus.id

/** The newest state that the server can be taken back to. */
export function LastSnapshotCard({ projectId, id }: LastSnapshotCardProps) {
  const { currentData, isError } = useVmHostSnapshotListQuery({ projectId, vmHostId: id })
  const ready = currentData?.filter(({ statusId }) => statusId === active || statusId === inactive)
  // Date-times of the wire sort as they are written.
  const last = ready?.toSorted((one, other) => other.createDate.localeCompare(one.createDate))[0]
  return (
    <Card title={text.title} headEnd={<Link href={paths.vm.snapshot(projectId, id)}>{text.all}</Link>}>
      {!currentData && (isError ? <p className={styles.quiet}>{text.unread}</p> : <Loading lines={2} />)}
      {currentData && !last && <p className={styles.quiet}>{text.none}</p>}
      {last && (
        <p>
          <bdi>{last.name}</bdi>
          <br />
          <span className={styles.quiet}>
            <DateText wire={last.createDate} as="time" />
          </span>
        </p>
      )}
    </Card>
  )
}
