import { serviceType } from '@sarv/contract/service-types'
import { sql } from 'kysely'
import { callId } from '@sarv/contract/calls'
import { vmConsoleCalls } from '@sarv/contract/vm/console/console.calls'
import { vmHostBinCalls } from '@sarv/contract/vm/host-bin/host-bin.calls'
import { vmHostOrderCalls } from '@sarv/contract/vm/host-orders/host-orders.calls'
import { vmHostCalls } from '@sarv/contract/vm/hosts/hosts.calls'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'
import { operationsAt } from '../../../operations/at-service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'

export const activityCeiling = 100

/** Calls whose `id` is the server's own. */
const callsAboutServers = Object.values({
  ...vmHostCalls,
  ...vmHostOrderCalls,
  ...vmHostBinCalls,
  ...vmConsoleCalls,
}).map(callId)

/** The log names what was touched by its path, `projectId:3 vmHostId:7 id:2`, or the call named it in its body. */
const isAbout = (id: number) => sql<boolean>`(
  (a.event in (${sql.join(callsAboutServers.map((event) => sql.lit(event)))})
    and ' ' || a.target || ' ' like ${`% id:${id} %`})
  or ' ' || a.target || ' ' like ${`% vmHostId:${id} %`}
  or a.data like ${`%"vmHostId":${id},%`} or a.data like ${`%"vmHostId":${id}}%`})`

export const listActivity = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .where('a.project_id', '=', projectId)
    .where(isAbout(id))
    .select([
      'a.id',
      'a.event',
      'a.at',
      'a.status',
      'a.api_token_id as apiTokenId',
      'a.ip',
      'a.data',
      userTitle.as('user'),
    ])
    .orderBy('a.id', 'desc')
    .limit(activityCeiling)
    .execute()

/** From the call's beginning to its operation: calls are over within this time. */
const callSeconds = 60

/**
 * Operations on the server that no line of the log began: what Sarv did by the clock, what was ordered for the customer,
 * what is older than the log.
 */
export const listOtherOperations = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('operations as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .where('o.project_id', '=', projectId)
    .where(sql<boolean>`o.id in (select at_it.id from ${operationsAt(sql.lit(serviceType.vm), sql`${id}`)} at_it)`)
    .where(
      sql<boolean>`not exists (select from audit_log a where a.project_id = o.project_id and a.event = o.kind
        and a.at between o.created_at - ${callSeconds} * interval '1 second' and o.created_at and ${isAbout(id)})`,
    )
    .select(['o.id', 'o.kind', 'o.created_at as at', 'o.status', userTitle.as('user')])
    .orderBy('o.id', 'desc')
    .limit(activityCeiling)
    .execute()
