import { sql } from 'kysely'
import type { NetworkPlanChange } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { Db } from '../../../db/connection.ts'

/** A plan is that of one person, for one private cloud. */
export interface PlanKey {
  projectId: number
  vpcHostId: number
  userId: number
}

const ofKey = (db: Db, { projectId, vpcHostId, userId }: PlanKey) =>
  db
    .selectFrom('network_plans as p')
    .where('p.project_id', '=', projectId)
    .where('p.vpc_host_id', '=', vpcHostId)
    .where('p.user_id', '=', userId)
    .leftJoin('operations as o', 'o.id', 'p.operation_id')
    .select(['p.version', 'p.operation_id as operationId'])
    .select([
      sql<NetworkPlanChange[]>`p.changes`.as('changes'),
      sql<boolean>`o.id is not null and o.ended_at is null`.as('isApplying'),
    ])

export type KeptPlan = NonNullable<Awaited<ReturnType<typeof findPlan>>>

export const findPlan = (db: Db, key: PlanKey) => ofKey(db, key).executeTakeFirst()

/** Holds it until the transaction ends. */
export const lockPlan = (trx: Db, key: PlanKey) => ofKey(trx, key).forUpdate('p').executeTakeFirst()

/** Answers the version, or nothing where somebody else was first. */
export const insertPlan = async (
  trx: Db,
  { projectId, vpcHostId, userId }: PlanKey,
  changes: readonly NetworkPlanChange[],
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('network_plans')
    .values({
      project_id: projectId,
      vpc_host_id: vpcHostId,
      user_id: userId,
      changes: JSON.stringify(changes),
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'vpc_host_id', 'user_id']).doNothing())
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

const update = (trx: Db, { projectId, vpcHostId, userId }: PlanKey) =>
  trx
    .updateTable('network_plans')
    .where('project_id', '=', projectId)
    .where('vpc_host_id', '=', vpcHostId)
    .where('user_id', '=', userId)

export const setPlan = async (trx: Db, key: PlanKey, changes: readonly NetworkPlanChange[]): Promise<number> => {
  const { version } = await update(trx, key)
    .set({
      changes: JSON.stringify(changes),
      version: sql<number>`nextval('network_plan_versions')`,
      operation_id: null,
      modified_at: sql<Date>`now()`,
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export const setPlanOperation = async (trx: Db, key: PlanKey, operationId: number): Promise<void> => {
  await update(trx, key).set({ operation_id: operationId }).execute()
}

export const deletePlan = async (trx: Db, { projectId, vpcHostId, userId }: PlanKey): Promise<void> => {
  await trx
    .deleteFrom('network_plans')
    .where('project_id', '=', projectId)
    .where('vpc_host_id', '=', vpcHostId)
    .where('user_id', '=', userId)
    .execute()
}
