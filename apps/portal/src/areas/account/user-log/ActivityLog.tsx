import {
  type ActivityObject,
  useCustomerUserListQuery,
  type UserLogEntry,
  useUserLogQuery,
} from '@sarv/client/account.generated'
import { actNames, objectKindNames } from '@sarv/contract/account/user-log/activity.fa'
import { callsAbout, objectKinds, type ObjectKind } from '@sarv/contract/objects'
import { FilterX } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../shell/session.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateRangePicker } from '../../../ui/DateRangePicker.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { FilterGrid, WideFilter } from '../../../ui/FilterGrid.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { useWithoutInvited } from '../../../shell/use-without-invited.ts'
import { Select } from '../../../ui/Select.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { todayInTehran, toWireDate } from '../../../ui/wire-dates.ts'
import { activityText as text } from './user-log.fa.ts'
import {
  isNarrowed,
  noFilters,
  readLogFilters,
  toLogQuery,
  writeLogFilters,
  type LogFilters,
} from './activity.rules.ts'
import { ActivityDetail } from './ActivityDetail.tsx'
import { ActivityFile } from './ActivityFile.tsx'
import { ObjectLine } from './ObjectLine.tsx'
import styles from './ActivityLog.module.css'
import { deviceOf } from '../sessions/device.ts'
import { sections } from '../security/sections.ts'

const pageSize = 20

/** What was done with the account, page by page; a super user looks at any of the account's users. */
export function ActivityLog() {
  const { filters, setFilters } = useLogFilters()
  const list = useListState({ prefix: 'log-' })
  const query = useUserLogQuery({ ...toLogQuery(filters), PageNumber: list.page ?? 1, PageSize: pageSize })
  const { currentData } = query
  const [opened, setOpened] = useState<UserLogEntry>()
  const showOnly = ({ kind, id: objectId }: ActivityObject) => {
    setOpened(undefined)
    setFilters({ ...noFilters, userId: filters.userId, kind, objectId })
  }
  return (
    <section id={sections.activity} tabIndex={-1} className={styles.log} aria-label={text.title}>
      <header className={styles.head}>
        <h2>{text.title}</h2>
        <div className={styles.tools}>
          <ActivityFile filters={filters} />
          <RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />
        </div>
      </header>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={{ ...query, data: query.data?.data ?? undefined, currentData: currentData && (currentData.data ?? []) }}
        columns={columnsOf(setOpened)}
        empty={text.empty}
        state={{ ...list, isNarrowed: isNarrowed(filters), widen: () => setFilters(noFilters) }}
        serverTotal={currentData?.totalRecords ?? 0}
        pageSize={pageSize}
        tools={<LogTools filters={filters} onChange={setFilters} />}
      />
      {opened && <ActivityDetail entry={opened} onClose={() => setOpened(undefined)} onShowOnly={showOnly} />}
    </section>
  )
}

const useLogFilters = () => {
  const [params, setParams] = useSearchParams()
  const setFilters = (filters: LogFilters) =>
    setParams((now) => writeLogFilters(now, filters), { replace: true, preventScrollReset: true })
  return { filters: readLogFilters(params), setFilters }
}

interface LogToolsProps {
  filters: LogFilters
  onChange: (filters: LogFilters) => void
}

function LogTools({ filters, onChange }: LogToolsProps) {
  const may = useMayInAccount()
  return (
    <FilterGrid>
      <WideFilter>
        <DateRangePicker
          label={text.range}
          isLabelHidden
          value={filters.range}
          onChange={(range) => onChange({ ...filters, range })}
          maxDate={toWireDate(todayInTehran())}
        />
      </WideFilter>
      <ChoiceFilter
        label={text.act}
        all={text.anyAct}
        names={actNames}
        value={filters.act}
        onChange={(act) => onChange({ ...filters, act })}
      />
      <ChoiceFilter
        label={text.kind}
        all={text.anyKind}
        names={kindNames}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind, objectId: null })}
      />
      {may('superUser') && (
        <UserFilter userId={filters.userId} onChange={(userId) => onChange({ ...filters, userId })} />
      )}
      {isNarrowed(filters) && (
        <Button kind="quiet" size="sm" icon={FilterX} onPress={() => onChange(noFilters)}>
          {text.clear}
        </Button>
      )}
    </FilterGrid>
  )
}

/** The kinds that an activity is about itself; the others only come along. */
const kindNames = Object.fromEntries(
  objectKinds.filter((kind) => callsAbout(kind).length > 0).map((kind) => [kind, objectKindNames[kind]]),
) as Record<ObjectKind, string>

interface ChoiceFilterProps<Value extends string> {
  label: string
  all: string
  names: Readonly<Record<Value, string>>
  value: Value | null
  onChange: (value: Value | null) => void
}

function ChoiceFilter<Value extends string>({ label, all, names, value, onChange }: ChoiceFilterProps<Value>) {
  const options = Object.entries<string>(names).map(([id, name]) => ({ id, label: name }))
  return (
    <Select
      label={label}
      isLabelHidden
      options={[{ id: everything, label: all }, ...options]}
      value={value ?? everything}
      onChange={(id) => onChange(id === everything ? null : (id as Value))}
    />
  )
}

/** The list's own entry for "no filter". */
const everything = 'all'

interface UserFilterProps {
  userId: number | null
  onChange: (userId: number | null) => void
}

function UserFilter({ userId, onChange }: UserFilterProps) {
  const own = useSession().userId
  const { data: users = [] } = useWithoutInvited(useCustomerUserListQuery())
  if (users.length < 2) return null
  return (
    <Select
      label={text.user}
      isLabelHidden
      options={users.map(({ userId: id, user, email }) => ({ id, label: user ?? email ?? String(id) }))}
      value={userId ?? own}
      onChange={(id) => onChange(id === own ? null : id)}
    />
  )
}

// No column has a value to sort by: the server answers the newest first.
const columnsOf = (onOpen: (entry: UserLogEntry) => void): readonly Column<UserLogEntry>[] => [
  {
    id: 'what',
    label: text.columns.what,
    place: 'title',
    cell: (entry) => (
      <span className={styles.what}>
        <AriaButton className={styles.open} onPress={() => onOpen(entry)}>
          {entry.title ?? text.unknown}
        </AriaButton>
        <ObjectLine entry={entry} />
      </span>
    ),
  },
  {
    id: 'result',
    label: text.columns.result,
    place: 'status',
    cell: ({ succeeded }) => <StatusChip status={succeeded === false ? text.failed : text.succeeded} />,
  },
  { id: 'date', label: text.columns.date, cell: ({ activityDate }) => <DateText wire={activityDate} as="time" /> },
  {
    id: 'source',
    label: text.columns.source,
    isQuiet: true,
    cell: ({ source }) => source && (text.sources[source] ?? source),
  },
  { id: 'ip', label: text.columns.ip, cell: ({ userIp }) => userIp && <Ltr>{userIp}</Ltr> },
  {
    id: 'browser',
    label: text.columns.browser,
    isQuiet: true,
    cell: ({ userAgent }) => deviceOf(userAgent).name,
  },
]
