import type { ServiceType } from '@sarv/contract/service-types'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ListQuery } from '../../ui/ListTable.tsx'
import type { ListState } from '../../ui/use-list-state.ts'
import type { LabelledRows } from './LabelMenu.tsx'

// One chunk for both, after the first paint of a list.
const load = () => import('./list-labels.ts')
const LabelMenu = lazyPart(async () => (await load()).LabelMenu)

/** The labels of a service in its row. */
export const RowLabels = lazyPart(async () => (await load()).RowLabels)

/** Narrows a list of services to those with a label, which stands in the address. */
export const useLabelFilter = <Row extends { id: number }>(
  of: { projectId: number; type: ServiceType },
  query: ListQuery<Row>,
  state: ListState,
) => {
  const [rows, setRows] = useState<LabelledRows>()
  const control = <LabelMenu {...of} onRows={setRows} />
  if (!rows) return { query, state, control }
  const widen = () => {
    rows.widen()
    state.widen()
  }
  return {
    query: { ...query, currentData: query.currentData?.filter(({ id }) => rows.ids.has(id)) },
    state: { ...state, isNarrowed: true, widen },
    control,
  }
}
