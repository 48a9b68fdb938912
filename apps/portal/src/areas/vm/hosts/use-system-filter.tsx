import type { VmHostListItem } from '@sarv/client/vm.generated'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { ListQuery } from '../../../ui/ListTable.tsx'
import type { ListState } from '../../../ui/use-list-state.ts'
import { systemsOf } from './vm-list.rules.ts'

// After the first paint: many lists have one system only.
const SystemMenu = lazyPart(async () => (await import('./SystemMenu.tsx')).SystemMenu)

const parameter = 'system'
/** In place of a system. */
const all = ''

/** Narrows the list to one operating system; the choice stands in the address, like the rest of the list's state. */
export const useSystemFilter = (query: ListQuery<VmHostListItem>, state: ListState) => {
  const [params, setParams] = useSearchParams()
  const chosen = params.get(parameter) ?? all
  const rows = query.currentData
  const systems = useMemo(() => systemsOf(rows ?? []), [rows])
  const found = useMemo(
    () => (chosen === all ? rows : rows?.filter(({ operatingSystem }) => operatingSystem === chosen)),
    [rows, chosen],
  )
  const choose = (system: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        if (system === all) next.delete(parameter)
        else next.set(parameter, system)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const widen = () => {
    choose(all)
    state.widen()
  }
  return {
    query: { ...query, currentData: found },
    state: { ...state, isNarrowed: state.isNarrowed || chosen !== all, widen },
    // One system is no choice; but a choice that was made can be taken back.
    control: (systems.length > 1 || chosen !== all) && (
      <SystemMenu systems={systems} chosen={chosen} onChoose={choose} />
    ),
  }
}
