import { servicePage } from '@sarv/contract/service-types'
import type { TellOfFailure } from '../../operations/run.ts'
import { reasonFor } from '../../operations/reasons.fa.ts'
import { failedOperationText as text } from './failed-operations.fa.ts'
import { findFailedOperation, findStarter, listManagers, wasToldToday } from './failed-operations.store.ts'
import { notify, type NotifyDependencies } from './notifications.service.ts'

/** Whoever started it and those who manage the project learn what failed, where and why, with the way to it. */
export const tellOfFailure: TellOfFailure<NotifyDependencies> = async (trx, operationId, deps) => {
  const operation = await findFailedOperation(trx, operationId)
  if (operation.userId === null && (await wasToldToday(trx, operation))) return
  const starter = await findStarter(trx, operation)
  const managers = await listManagers(trx, operation)
  const { customerId, project, sentence } = operation
  const reason = operation.reason ?? reasonFor('internal')
  const link = servicePage(operation) ?? null
  for (const userId of new Set([...(starter === undefined ? [] : [starter]), ...managers])) {
    const isStarter = userId === starter
    const content = text.content({ starter: isStarter ? null : operation.starter, reason })
    const service = { type: operation.serviceType, id: operation.serviceId }
    const message = { subject: text.subject(sentence, project), content, link, service, isImportant: isStarter }
    await notify(trx, deps, { userId, customerId, ...message })
  }
}
