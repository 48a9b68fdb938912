import { useVmHostUsageListQuery } from '@sarv/client/vm.generated'
import { useMemo, useState } from 'react'
import type { CpuUsages } from './vm-columns.tsx'

/** The call takes so many servers; a page with more of them shows the first ones' use. */
const mostAtOnce = 100
/** A new average of ten minutes is there every ten minutes. */
const readAgainMs = 600_000

/** What the processors of the servers on the page did lately; a call of its own, so that the list does not wait for it. */
export const useVmUsages = (projectId: number) => {
  const [ids, setIds] = useState('')
  const { data } = useVmHostUsageListQuery({ projectId, Ids: ids }, { skip: ids === '', pollingInterval: readAgainMs })
  const usages: CpuUsages = useMemo(() => new Map(data?.map(({ id, cpuPercents }) => [id, cpuPercents])), [data])
  const show = (keys: string) => setIds(keys.split(',').slice(0, mostAtOnce).join(','))
  return { usages, show }
}
