import { useCustomerUserListQuery, type UserLogEntry, useUserLogQuery } from '@sarv/client/account.generated'
import { FilterX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../shell/session.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateRangePicker } from '../../../ui/DateRangePicker.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { todayInTehran, toWireDate } from '../../../ui/wire-dates.ts'
import { activityText as text } from './activity.fa.ts'
import { isNarrowed, type LogFilters, readLogFilters, toLogQuery, writeLogFilters } from './activity.rules.ts'
import styles from './ActivityLog.module.css'
import { deviceOf } from './device.ts'
import { sections } from './sections.ts'

const pageSize = 20

const noFilters: LogFilters = { range: null, userId: null }

/** What was done with the account, page by page; a super user looks at any of the account's users. */
export function ActivityLog() {
  const { filters, setFilters } = useLogFilters()
  const list = useListState({ prefix: 'log-' })
  const query = useUserLogQuery({ ...toLogQuery(filters), pageNumber: list.page ?? 1, pageSize })
  const { currentData } = query
  return (
    <section id={sections.activity} tabIndex={-1} className={styles.log} aria-label={text.title}>
      <header className={styles.head}>
        <h2>{text.title}</h2>
        <RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />
      </header>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={{ ...query, data: query.data?.data ?? undefined, currentData: currentData && (currentData.data ?? []) }}
        columns={columns}
        empty={text.empty}
        state={{ ...list, isNarrowed: isNarrowed(filters), widen: () => setFilters(noFilters) }}
        serverTotal={currentData?.totalRecords ?? 0}
        pageSize={pageSize}
        tools={<LogTools filters={filters} onChange={setFilters} />}
      />
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
    <div className={styles.tools}>
      <div className={styles.range}>
        <DateRangePicker
          label={text.range}
          isLabelHidden
          value={filters.range}
          onChange={(range) => onChange({ ...filters, range })}
          maxDate={toWireDate(todayInTehran())}
        />
      </div>
      {may('superUser') && (
        <UserFilter userId={filters.userId} onChange={(userId) => onChange({ ...filters, userId })} />
      )}
      {isNarrowed(filters) && (
        <Button kind="quiet" size="sm" icon={FilterX} onPress={() => onChange(noFilters)}>
          {text.clear}
        </Button>
      )}
    </div>
  )
}

interface UserFilterProps {
  userId: number | null
  onChange: (userId: number | null) => void
}

function UserFilter({ userId, onChange }: UserFilterProps) {
  const own = useSession().userId
  const { data: users = [] } = useCustomerUserListQuery()
  if (users.length < 2) return null
  return (
    <div className={styles.user}>
      <Select
        label={text.user}
        isLabelHidden
        options={users.map(({ userId: id, user, email }) => ({ id, label: user ?? email ?? String(id) }))}
        value={userId ?? own}
        onChange={(id) => onChange(id === own ? null : id)}
      />
    </div>
  )
}

// No column has a value to sort by: the server answers the newest first.
const columns: readonly Column<UserLogEntry>[] = [
  {
    id: 'what',
    label: text.columns.what,
    place: 'title',
    cell: ({ title }) => <RowTitle name={title ?? text.unknown} />,
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
