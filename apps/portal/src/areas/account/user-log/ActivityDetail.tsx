import type { ActivityChange, ActivityObject, UserLogEntry } from '@sarv/client/account.generated'
import { serviceOfKind } from '@sarv/contract/objects'
import { servicePage, serviceType } from '@sarv/contract/service-types'
import { formatCount } from '../../../format/number.ts'
import { paths } from '../../../shell/paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { activityText } from './user-log.fa.ts'
import styles from './ActivityLog.module.css'
import { deviceOf } from '../sessions/device.ts'
import { nameOfObject } from './ObjectLine.tsx'

const text = activityText.detail

interface ActivityDetailProps {
  entry: UserLogEntry
  onClose: () => void
  /** Narrows the list to what was done to this thing. */
  onShowOnly: (object: ActivityObject) => void
}

/** Everything that the log keeps of one activity. */
export function ActivityDetail({ entry, onClose, onShowOnly }: ActivityDetailProps) {
  const { object, changes = [] } = entry
  const state = useListState({ prefix: 'change-' })
  const page = pageOf(entry)
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={entry.title ?? activityText.unknown}
      footer={
        <>
          {object && <Button onPress={() => onShowOnly(object)}>{activityText.onlyThis}</Button>}
          {page && (
            <LinkButton kind="primary" href={page}>
              {text.goTo}
            </LinkButton>
          )}
        </>
      }
    >
      <OverviewCard title={text.about} rows={rowsOf(entry)} />
      {changes.length > 0 && (
        <div className={styles.changes}>
          <h3>{text.changes}</h3>
          <ListTable
            label={text.changesLabel}
            query={{ data: changes, currentData: changes, isFetching: false, refetch: () => undefined }}
            columns={changeColumns}
            keyOf={({ field }) => field}
            state={state}
            empty=""
          />
        </div>
      )}
    </Dialog>
  )
}

/** Where the thing is to be seen; what was deleted leads to a page that says so. */
const pageOf = ({ object, project }: UserLogEntry): string | undefined => {
  if (object?.kind === 'project') return paths.project.specification(object.id)
  const service = object && serviceOfKind(object.kind)
  if (!object || !service) return undefined
  return servicePage({ serviceType: serviceType[service], projectId: project?.id ?? null, serviceId: object.id })
}

const rowsOf = (entry: UserLogEntry): OverviewRow[] => [
  { label: text.object, shown: entry.object && <bdi>{nameOfObject(entry.object)}</bdi> },
  ...(entry.others?.length
    ? [{ label: text.others, shown: <bdi>{text.list(entry.others.map(nameOfObject))}</bdi> }]
    : []),
  { label: text.project, shown: entry.project?.name && <bdi>{entry.project.name}</bdi> },
  { label: text.user, shown: entry.user && <bdi>{entry.user}</bdi> },
  { label: text.when, shown: <DateText wire={entry.activityDate} as="time" /> },
  {
    label: text.result,
    shown: <StatusChip status={entry.succeeded === false ? activityText.failed : activityText.succeeded} />,
  },
  { label: text.source, shown: entry.source && (activityText.sources[entry.source] ?? entry.source) },
  { label: text.ip, latin: entry.userIp },
  { label: text.browser, shown: deviceOf(entry.userAgent).name },
  { label: text.number, shown: formatCount(entry.id) },
]

const changeColumns: readonly Column<ActivityChange>[] = [
  { id: 'field', label: text.columns.field, place: 'title', cell: ({ label }) => label },
  { id: 'before', label: text.columns.before, cell: ({ before }) => before && <bdi>{before}</bdi> },
  { id: 'after', label: text.columns.after, cell: ({ after }) => after && <bdi>{after}</bdi> },
]
