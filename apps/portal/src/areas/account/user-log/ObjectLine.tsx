import type { ActivityObject, UserLogEntry } from '@sarv/client/account.generated'
import { objectKindNames } from '@sarv/contract/account/user-log/activity.fa'
import { formatCount } from '../../../format/number.ts'
import styles from './ActivityLog.module.css'
import { activityText as text } from './user-log.fa.ts'

/** A thing by its kind and its name; one without a name by its number. */
export const nameOfObject = ({ kind, id, name }: ActivityObject): string =>
  name === null ? text.nameless(objectKindNames[kind], formatCount(id)) : text.object(objectKindNames[kind], name)

/** What an activity was about: the thing, what came along, and its project. */
export function ObjectLine({ entry: { object, others, project } }: { entry: UserLogEntry }) {
  const isProjectItself = object?.kind === 'project'
  const parts = [
    ...(object ? [object, ...(others ?? [])].map(nameOfObject) : []),
    ...(project?.name && !isProjectItself ? [text.inProject(project.name)] : []),
  ]
  if (parts.length === 0) return null
  return (
    <small className={styles.object}>
      <bdi>{parts.join(' · ')}</bdi>
    </small>
  )
}
