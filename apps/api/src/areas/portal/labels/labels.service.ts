import { may } from '@sarv/contract/access'
import { nameKey } from '@sarv/contract/normalize'
import { labelsPerService, type ServiceLabel, type SetLabelsModel } from '@sarv/contract/portal/labels/labels.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { projectSightOf } from '../../project/project-users/project-access.service.ts'
import { findOverfull, findServices, listLabels, lockLabels, removeLabels, writeLabels } from './labels.store.ts'

/** Labels in use on whatever somebody sees. */
export const listOwnLabels = async (db: Db, actor: Actor) => {
  const { visibleProjectIds } = await projectSightOf(db, actor)
  return listLabels(db, { customerId: actor.customerId, visibleProjectIds })
}

/** Of two with one key the later counts. */
const lastOfEachKey = (labels: readonly ServiceLabel[]): ServiceLabel[] => [
  ...new Map(labels.map((label) => [nameKey(label.key), label])).values(),
]

const oneOfEach = (services: SetLabelsModel['services']): SetLabelsModel['services'] => [
  ...new Map(
    services.map((service) => [`${service.projectId} ${service.serviceType} ${service.serviceId}`, service]),
  ).values(),
]

/** Gives and takes labels of several services, of all of them or of none. */
export const setLabels = async (
  trx: Db,
  actor: Actor,
  { services, set = [], remove = [] }: SetLabelsModel,
): Promise<void> => {
  const { customerId } = actor
  const { visibleProjectIds, rolesIn } = await projectSightOf(trx, actor)
  const wanted = oneOfEach(services)
  const projectIds = [...new Set(wanted.map(({ projectId }) => projectId))]
  await lockLabels(trx, projectIds)
  const found = await findServices(trx, { customerId, visibleProjectIds }, wanted)
  if (found.length < wanted.length) throw new AppError('not_found')
  if (!projectIds.every((id) => may('project:operate', rolesIn(id)))) throw new AppError('forbidden')

  if (remove.length > 0) await removeLabels(trx, wanted, remove)
  if (set.length > 0) await writeLabels(trx, wanted, lastOfEachKey(set))
  const overfull = await findOverfull(trx, wanted, labelsPerService)
  if (overfull) {
    const { name } = found.find(
      (one) => one.serviceType === overfull.serviceType && one.serviceId === overfull.serviceId,
    )!
    throw new AppError('labels_full', { max: labelsPerService, ...(name !== null && { name }) })
  }
  await publish(trx, ...projectIds.map((projectId) => ({ customerId, projectId, group: 'Label' as const })))
}
