import { hoursPerMonth } from '@sarv/contract/pricing/quote'
import type { countOrders, OrderSum } from './orders.store.ts'

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

const totalOf = (sums: readonly OrderSum[]) => {
  const monthlyPrice = sums.reduce((total, { monthlyRials }) => total + monthlyRials, 0)
  const services = sums.reduce((total, sum) => total + sum.services, 0)
  return { services, monthlyPrice, hourlyPrice: Math.round(monthlyPrice / hoursPerMonth) }
}

/** One line for each key, the first of its sums with what all of them come to; the dearest stand first. */
const grouped = (sums: readonly OrderSum[], keyOf: (sum: OrderSum) => string | number) =>
  [...Map.groupBy(sums, keyOf).values()]
    .map((ofKey) => ({ ...ofKey[0]!, ...totalOf(ofKey) }))
    .toSorted((one, other) => other.monthlyPrice - one.monthlyPrice || other.services - one.services)

/** What the services cost in all, by project and by kind. */
export const sumUp = (sums: readonly OrderSum[]) => {
  const byProject = grouped(sums, ({ projectId }) => projectId)
  return {
    ...totalOf(sums),
    projects: byProject.length,
    byProject: byProject.map(({ projectId, project, datacenter, services, monthlyPrice, hourlyPrice }) => ({
      id: projectId,
      name: project,
      datacenter,
      services,
      monthlyPrice,
      hourlyPrice,
    })),
    byKind: grouped(sums, ({ serviceType }) => serviceType).map(
      ({ serviceType, services, monthlyPrice, hourlyPrice }) => ({ serviceType, services, monthlyPrice, hourlyPrice }),
    ),
  }
}
