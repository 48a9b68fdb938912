import type { Topology } from '@sarv/client/vm.generated'
import { PencilRuler, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Preloadable } from '../../../ui/lazy-part.tsx'
import { planText as text } from './network-plans.fa.ts'
import { planParameter } from './plan-address.ts'

export interface PlanEntry {
  isOpen: boolean
  /** `undefined`: the project has several, and none was chosen yet. */
  cloudId: number | undefined
  chooseCloud: (id: number) => void
  /** Enters the mode, or leaves it. */
  button: ReactNode
}

/** The way into planning and out of it. The address keeps it: a reload goes on where one was. */
export const usePlanEntry = (
  projectId: number,
  vpcHostId: number | undefined,
  topology: Topology | undefined,
  opens: Preloadable,
): PlanEntry => {
  const [search, setSearch] = useSearchParams()
  const refusal = useRoleRefusal(projectId)('project:operate')
  const clouds = topology?.nodes.filter(({ kind }) => kind === 'router') ?? []
  const asked = search.get(planParameter)
  const isOpen = asked !== null && refusal === undefined && clouds.length > 0
  const only = clouds.length === 1 ? clouds[0]?.itemId : null
  const chosen = clouds.find(({ itemId }) => itemId === Number(asked))?.itemId ?? only
  const go = (cloud: string | undefined) =>
    setSearch(
      (now) => {
        now.delete(planParameter)
        if (cloud !== undefined) now.set(planParameter, cloud)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    isOpen,
    cloudId: vpcHostId ?? chosen ?? undefined,
    chooseCloud: (id) => go(String(id)),
    button: isOpen ? (
      <Button icon={X} onPress={() => go(undefined)}>
        {text.leave}
      </Button>
    ) : (
      <Button
        icon={PencilRuler}
        opens={opens}
        disabledReason={refusal ?? (topology && clouds.length === 0 ? text.noCloud : undefined)}
        onPress={() => go('')}
      >
        {text.enter}
      </Button>
    ),
  }
}
