import type { OrderListItem } from '@sarv/client/financial.generated'
import type { LabelledService } from '../../../services/labels/label-changes.ts'
import { servicePath } from '../../../shell/service-paths.ts'

export const hrefOf = ({ serviceType, projectId, serviceId }: OrderListItem): string | undefined =>
  serviceType ? servicePath({ serviceType, projectId: projectId ?? null, serviceId: serviceId ?? null }) : undefined

export const labelledOf = (order: OrderListItem): LabelledService => ({
  projectId: order.projectId ?? 0,
  serviceType: order.serviceType ?? '',
  serviceId: order.serviceId ?? 0,
  name: order.name,
  labels: order.labels ?? [],
})

export const monthlyTotal = (orders: readonly OrderListItem[]): number =>
  orders.reduce((sum, { monthlyPrice }) => sum + (monthlyPrice ?? 0), 0)
