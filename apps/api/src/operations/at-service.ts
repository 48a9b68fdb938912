import { sql, type RawBuilder } from 'kysely'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../db/connection.ts'

/** A service that an operation of another one changes too. */
export interface AlsoHeld {
  serviceType: ServiceType
  serviceId: number
}

const heldBy = (serviceType: RawBuilder<unknown>, serviceId: RawBuilder<unknown>) => sql`
  select other.* from operation_holds hold join operations other on other.id = hold.operation_id
  where hold.service_type = ${serviceType} and hold.service_id = ${serviceId}`

/** For queries: the operations that are or were at a service, its own and those of others that hold it too. */
export const operationsAt = (serviceType: RawBuilder<unknown>, serviceId: RawBuilder<unknown>) => sql`(
  select own.* from operations own where own.service_type = ${serviceType} and own.service_id = ${serviceId}
  union all ${heldBy(serviceType, serviceId)})`

const titleOfActive = async (db: Db, operations: RawBuilder<unknown>): Promise<string | undefined> => {
  const { rows } = await sql<{ title: string }>`
    select o.title from ${operations} o where o.status in ('queued', 'running', 'undoing') limit 1`.execute(db)
  return rows[0]?.title
}

/** The title of what is going on at a service. */
export const findRunning = (db: Db, serviceType: ServiceType, serviceId: number) =>
  titleOfActive(db, operationsAt(sql`${serviceType}`, sql`${serviceId}`))

/** The title of what is going on at another service, and holds this one too. */
export const findHolding = (db: Db, serviceType: ServiceType, serviceId: number) =>
  titleOfActive(db, sql`(${heldBy(sql`${serviceType}`, sql`${serviceId}`)})`)

/** From now until the operation ends, however it ends, nothing else begins at these services. Hold their rows meanwhile. */
export const holdAlso = async (trx: Db, operationId: number, services: readonly AlsoHeld[]): Promise<void> => {
  if (services.length === 0) return
  await trx
    .insertInto('operation_holds')
    .values(
      services.map(({ serviceType, serviceId }) => ({
        operation_id: operationId,
        service_type: serviceType,
        service_id: serviceId,
      })),
    )
    .execute()
}
