import {
  useNetworkPlanDeleteMutation,
  useNetworkPlanGetQuery,
  useNetworkPlanSetMutation,
} from '@sarv/client/vm.generated'
import { useState } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { withChange, withoutChange, type Changes, type NewChange } from './plan-changes.ts'
import { beginHistory, redo, stepTo, undo, type PlanHistory } from './plan-history.ts'

/** What was kept last from here, until the server's answer has caught up with it. */
interface Kept {
  history: PlanHistory
  version: number
  at: number
}

interface PlanUse {
  /** Pictures of the whole project. */
  isWhole: boolean
  /** Before anything of it is sent. */
  onSave: () => void
}

/** The plan of whoever looks, for one cloud: kept on the server with every step. */
export const usePlan = (projectId: number, vpcHostId: number, { isWhole, onSave }: PlanUse) => {
  const pollingInterval = usePollingInterval()
  const ofCloud = { projectId, vpcHostId }
  const query = useNetworkPlanGetQuery({ ...ofCloud, WholeProject: isWhole || undefined }, { pollingInterval })
  const [set, setting] = useNetworkPlanSetMutation()
  const [remove, removing] = useNetworkPlanDeleteMutation()
  const [kept, setKept] = useState<Kept>()
  const view = query.currentData
  const isBehind = kept !== undefined && (query.fulfilledTimeStamp ?? 0) < kept.at
  // Steps of another device make those of this one worthless.
  const isOurs = kept !== undefined && (isBehind || kept.version === view?.version)
  const history = isOurs ? kept.history : beginHistory(view?.changes.map(({ change }) => change) ?? [])
  const version = isOurs ? kept.version : (view?.version ?? 0)

  const save = async (next: PlanHistory) => {
    onSave()
    const answer =
      next.present.length === 0
        ? await remove({ ...ofCloud, Version: version })
        : await set({ ...ofCloud, body: { version, changes: [...next.present] } })
    if (answer.error) {
      setKept(undefined)
      void query.refetch()
      return { error: answer.error }
    }
    setKept({ history: next, version: answer.data?.version ?? 0, at: Date.now() })
    return { data: true as const }
  }
  const goTo = (changes: Changes) => save(stepTo(history, changes))
  const [back, forth] = [undo(history), redo(history)]
  return {
    query,
    view,
    history,
    version,
    isSaving: setting.isLoading || removing.isLoading,
    /** What is shown is not yet what was planned last. */
    isBehind: isBehind || query.isFetching,
    add: (...added: readonly NewChange[]) => goTo(added.reduce(withChange, history.present)),
    /** `count`: how many are left. */
    takeOut: async (key: string) => {
      const left = withoutChange(history.present, key)
      return { ...(await goTo(left)), count: left.length }
    },
    throwAway: () => goTo([]),
    undo: back && (() => save(back)),
    redo: forth && (() => save(forth)),
  }
}

export type Plan = ReturnType<typeof usePlan>
