import type { Selectable } from 'kysely'
import type { Db } from '../db/connection.ts'
import { eachDue, type Due } from '../db/due.ts'
import type { Database } from '../db/tables.generated.ts'
import { AppError } from '../errors/app-error.ts'
import type { PeriodicContext } from '../operations/periodic-work.ts'
import type { ServiceContext } from './service.ts'

/** Of one look; the next one takes the rest. */
const dueCeiling = 100

/** Tables of a project's things. */
type OfProject = {
  [Name in keyof Database]: Selectable<Database[Name]> extends { project_id: number } ? Name : never
}[keyof Database]

/** The context of an act that nobody asked for but the clock. */
const contextByClock = async (trx: Db, projectId: number, id: number): Promise<ServiceContext> => {
  const project = await trx
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(['id', 'customer_id as customerId', 'datacenter_id as datacenterId'])
    .executeTakeFirstOrThrow()
  return { actor: { userId: null }, project, id }
}

interface ActByClock<Row> {
  /** What could not be done, for the log. */
  what: string
  /** Other than the database's clock, for the sake of tests. */
  now?: Date
  act(trx: Db, context: ServiceContext, row: Row): Promise<unknown>
}

/**
 * Acts on each service whose time has come, in a transaction that holds its row; `key` names the project first, then the
 * service. A refusal means that it cannot be now: the next look asks again.
 */
export const actOnDue = <From extends OfProject>(
  { db, log }: Pick<PeriodicContext<unknown>, 'db' | 'log'>,
  due: Due<From> & { key: readonly ['project_id', string] },
  { what, now, act }: ActByClock<Selectable<Database[From]>>,
): Promise<number> => {
  const serviceOf = (row: object) => {
    const [projectId, id] = due.key.map((column) => (row as Record<string, number>)[column]!)
    return { projectId: projectId!, id: id! }
  }
  return eachDue(
    db,
    due,
    {
      count: dueCeiling,
      now,
      failed: (error, key) => {
        if (!(error instanceof AppError)) log.error({ err: error, ...serviceOf(key) }, what)
      },
    },
    async (trx, row) => {
      const { projectId, id } = serviceOf(row)
      return act(trx, await contextByClock(trx, projectId, id), row)
    },
  )
}
