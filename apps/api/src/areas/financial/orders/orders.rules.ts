import type { countOrders } from './orders.store.ts'

type Count = Awaited<ReturnType<typeof countOrders>>[number]

/** One line for each key, the first of them with what all of them have in number; the most stand first. */
const added = (counts: readonly Count[], keyOf: (count: Count) => string | number | null) => {
  const byKey = new Map<string | number, Count>()
  for (const count of counts) {
    const key = keyOf(count)
    if (key === null) continue
    const known = byKey.get(key)
    byKey.set(key, known ? { ...known, services: known.services + count.services } : count)
  }
  return [...byKey.values()].toSorted((one, other) => other.services - one.services)
}

/** How many services there are of each kind, in each project and in each status. */
export const addUp = (counts: readonly Count[]) => ({
  kinds: added(counts, ({ serviceType }) => serviceType).map(({ serviceType, services }) => ({
    serviceType,
    services,
  })),
  inProjects: added(counts, ({ projectId }) => projectId).map((count) => ({
    id: count.projectId,
    name: count.project,
    datacenterId: count.datacenterId,
    datacenter: count.datacenter,
    services: count.services,
  })),
  statuses: added(counts, ({ statusId }) => statusId).map(({ statusId, services }) => ({ id: statusId!, services })),
  withoutLabel: counts.reduce((sum, { isLabelled, services }) => (isLabelled ? sum : sum + services), 0),
})
