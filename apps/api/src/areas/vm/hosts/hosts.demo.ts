import type { Db } from '../../../db/connection.ts'
import { operationSentence, plainTitle } from '../../../operations/operation-title.ts'
import { reasonFor } from '../../../operations/reasons.fa.ts'
import { inputOf, type ServiceActor } from '../../../services/service.ts'
import { liveVmHosts } from './hosts.store.ts'
import { powerOperations } from './power.operations.ts'

const serverName = 'shop-web-01'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * A reboot that failed some days ago, for the operators' list: it can be tried again, and then it works. Written as it would
 * have been left, because what is ordered in a demo is built only afterwards.
 */
export const addFailedReboot = async (db: Db, context: ServiceActor, now = new Date()): Promise<void> => {
  const { project, actor } = context
  const host = await liveVmHosts(db, project.id)
    .where('h.name', '=', serverName)
    .select(['h.id', 'h.name'])
    .executeTakeFirst()
  if (!host) return
  const { kind, title, steps, serviceType } = powerOperations.reboot
  const began = new Date(now.getTime() - 4 * dayMs)
  const ended = new Date(began.getTime() + 5 * minuteMs)
  const reasonCode = 'timeout'
  const { id } = await db
    .insertInto('operations')
    .values({
      kind,
      title: plainTitle(title),
      sentence: operationSentence(title, { name: host.name }),
      retryable: true,
      service_type: serviceType,
      service_id: host.id,
      service_name: host.name,
      customer_id: project.customerId,
      project_id: project.id,
      user_id: actor.userId,
      input: JSON.stringify(inputOf(context, host)),
      status: 'failed',
      outcome: 'failed',
      reason_code: reasonCode,
      reason: reasonFor(reasonCode),
      created_at: began,
      started_at: began,
      ended_at: ended,
      due_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('operation_steps')
    .values(
      steps.map(({ name, label }, position) => ({
        operation_id: id,
        position,
        name,
        label,
        status: 'failed' as const,
        attempt: 3,
        started_at: began,
        ended_at: ended,
        error: reasonCode,
      })),
    )
    .execute()
}
