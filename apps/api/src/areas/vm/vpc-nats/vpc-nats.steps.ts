import { minute, type VmStep } from '../hosts/hosts.steps.ts'
import { routerOf } from '../vpcs/vpcs.definition.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import type { WantedForward } from '@sarv/contract/vm/vpc-nats/nat.rules'
import { vmKeyStatus } from '@sarv/contract/enums'
import { natText } from './vpc-nats.fa.ts'
import { actsToward, forwardsOf, tagsOf, type NatKey } from './vpc-nats.rules.ts'
import { listNats } from './vpc-nats.store.ts'

/** A range is as many forwards, and each takes an engine a while; a try that is cut off goes on where it was. */
export const forwardTimeoutMs = 10 * minute

/** Leads the ports of one forward as they are wanted, from whatever the engine has of them; null: none of them any more. */
export const bringForwards = async (
  engine: ComputeEngine,
  nat: NatKey & { id: number },
  wanted: WantedForward | null,
  signal: AbortSignal,
): Promise<void> => {
  const routerTag = routerOf(nat)
  const router = await engine.getRouter(routerTag, signal)
  const own = new Set(tagsOf(nat))
  const present = router?.forwards.filter(({ tag }) => own.has(tag)) ?? []
  for (const act of actsToward(present, wanted ? forwardsOf(nat, wanted) : [])) {
    await (act.kind === 'set'
      ? engine.changeForward(routerTag, act.forward, signal)
      : engine.deleteForward(routerTag, act.tag, signal))
  }
}

/** When a cloud ends. */
export const removeForwards: VmStep = {
  name: 'forwards',
  label: natText.steps.removeAll,
  run: async (input, { db, engine, signal }) => {
    for (const { id: natId } of await listNats(db, input))
      await bringForwards(engine, { ...input, natId }, null, signal)
  },
  undo: async (input, { db, engine, signal }) => {
    if (!(await engine.getRouter(routerOf(input), signal))) return
    for (const row of await listNats(db, input)) {
      if (row.statusId === vmKeyStatus.id.active) await bringForwards(engine, { ...input, natId: row.id }, row, signal)
    }
  },
  timeoutMs: forwardTimeoutMs,
}
