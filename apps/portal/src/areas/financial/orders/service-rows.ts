import type { OrderListItem } from '@sarv/client/financial.generated'
import type { LabelledService } from '../../../services/labels/label-changes.ts'
import type { ServiceToMove } from '../../../services/moving/MoveDialog.tsx'
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

export const movedOf = ({ projectId, serviceType, serviceId, name }: OrderListItem): ServiceToMove => ({
  projectId: projectId ?? 0,
  serviceType: serviceType ?? '',
  serviceId: serviceId ?? 0,
  name,
})

export const monthlyTotal = (orders: readonly OrderListItem[]): number =>
  orders.reduce((sum, { monthlyPrice }) => sum + (monthlyPrice ?? 0), 0)
