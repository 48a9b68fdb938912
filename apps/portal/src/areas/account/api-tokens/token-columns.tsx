import type { ApiTokenListItem } from '@sarv/client/account.generated'
import { CalendarClock, Eye, PencilLine } from 'lucide-react'
import { nowOnWire } from '../../../format/relative.ts'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { apiTokensText } from './api-tokens.fa.ts'
import { tokenEnd } from './token-end.ts'
import styles from './token-columns.module.css'

const text = apiTokensText.list

interface NamedProject {
  id: number
  name?: string | null
}

export const tokenColumns = (projects: readonly NamedProject[]): readonly Column<ApiTokenListItem>[] => [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ name }) => name,
    cell: ({ name, lastChars }) => (
      <RowTitle name={name}>
        <Ltr isCode>{text.ending(lastChars)}</Ltr>
      </RowTitle>
    ),
  },
  {
    id: 'access',
    label: text.columns.access,
    place: 'status',
    value: ({ readOnly }) => (readOnly ? text.readOnly.label : text.readWrite.label),
    cell: ({ readOnly }) => (
      <StatusChip status={readOnly ? text.readOnly : text.readWrite} icon={readOnly ? Eye : PencilLine} />
    ),
  },
  { id: 'projects', label: text.columns.projects, cell: (token) => writtenProjects(token, projects) },
  {
    id: 'used',
    label: text.columns.lastUse,
    isQuiet: true,
    value: ({ lastUseDate }) => lastUseDate,
    cell: ({ lastUseDate }) => (lastUseDate ? <DateText wire={lastUseDate} as="relative" /> : text.neverUsed),
  },
  {
    id: 'end',
    label: text.columns.end,
    value: ({ expireDate }) => expireDate,
    cell: ({ expireDate }) => <End expireDate={expireDate} />,
  },
]

const writtenProjects = ({ allProjects, projectIds }: ApiTokenListItem, projects: readonly NamedProject[]): string =>
  allProjects
    ? text.allProjects
    : text.projectNames(
        projectIds.map((id) => projects.find((project) => project.id === id)?.name ?? text.unknownProject(id)),
      )

function End({ expireDate }: { expireDate: string }) {
  const end = tokenEnd(expireDate, nowOnWire())
  return (
    <span className={styles.end}>
      <DateText wire={expireDate} />
      {end.kind === 'expired' && <StatusChip status={{ label: text.ends.expired, tone: 'error' }} />}
      {end.kind === 'today' && <StatusChip status={{ label: text.ends.today, tone: 'warning' }} icon={CalendarClock} />}
      {end.kind === 'soon' && (
        <StatusChip status={{ label: text.ends.soon(end.days), tone: 'warning' }} icon={CalendarClock} />
      )}
    </span>
  )
}
