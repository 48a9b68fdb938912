import { sql } from 'kysely'
import { userAccessType } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { ProjectContents } from '../../../services/project-contents.ts'
import { isNamed } from '../../../db/names.ts'
import { accessTypeInProject } from '../../../db/project-access.ts'

const listCeiling = 1000

export interface Viewer {
  userId: number
  customerId: number
  /** Of an API token that is limited to them. */
  onlyIds?: readonly number[] | undefined
}

/** Every project of the customer that someone was let into or that is open to the account; of a super user all of them. */
export const listProjects = (db: Db, { userId, customerId, onlyIds }: Viewer) =>
  db
    .selectFrom('projects as p')
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.customer_id', '=', 'p.customer_id').on('m.user_id', '=', userId),
    )
    .leftJoin('project_users as pu', (join) => join.onRef('pu.project_id', '=', 'p.id').on('pu.user_id', '=', userId))
    .where('p.customer_id', '=', customerId)
    .where('p.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('m.is_super_user', '=', true), eb(accessTypeInProject, 'is not', null)]))
    .$if(onlyIds !== undefined, (query) => query.where(isOneOf(onlyIds ?? [])))
    .select([
      'p.id',
      'p.name',
      'p.customer_id as customerId',
      'p.datacenter_id as datacenterId',
      'p.is_public as isPublic',
      'p.enabled as status',
      accessTypeInProject.as('accessType'),
      'm.is_super_user as isSuperUser',
      'c.name as customer',
      'd.name as datacenter',
      'd.hypervisor_id as hypervisorId',
    ])
    .orderBy('p.id')
    .limit(listCeiling)
    .execute()

const isOneOf = (ids: readonly number[]) =>
  ids.length === 0 ? sql<boolean>`false` : sql<boolean>`p.id in (${sql.join(ids)})`

export const findProject = (db: Db, id: number) =>
  db
    .selectFrom('projects as p')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.name',
      'p.datacenter_id as datacenterId',
      'd.name as datacenterName',
      'p.is_public as isPublic',
      'p.description',
      'p.created_at as createDate',
    ])
    .executeTakeFirstOrThrow()

/** By another project than this one. */
export const isProjectNameTaken = async (
  db: Db,
  customerId: number,
  name: string,
  { exceptId = 0 }: { exceptId?: number } = {},
): Promise<boolean> => {
  const row = await db
    .selectFrom('projects')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where(isNamed('name', name))
    .where('id', '<>', exceptId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewProject {
  customerId: number
  datacenterId: number
  name: string
  description: string | null
  isPublic: boolean
}

export const insertProject = (trx: Db, project: NewProject) =>
  trx
    .insertInto('projects')
    .values({
      customer_id: project.customerId,
      datacenter_id: project.datacenterId,
      name: project.name,
      description: project.description,
      is_public: project.isPublic,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export type ProjectChange = Pick<NewProject, 'name' | 'description' | 'isPublic'>

export const setProject = async (trx: Db, id: number, { isPublic, ...project }: ProjectChange) => {
  await trx
    .updateTable('projects')
    .set({ ...project, is_public: isPublic, modified_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export const markProjectDeleted = async (trx: Db, id: number) => {
  await trx
    .updateTable('projects')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** How many of each are left; those of which there are none are left out. */
export const countContents = async (
  db: Db,
  projectId: number,
  contents: readonly ProjectContents[],
): Promise<readonly { kind: string; count: number }[]> => {
  const counts = contents.map(
    ({ rows }, place) => sql`select ${sql.lit(place)} as place, count(*)::int as count from ${rows}
      and project_id = ${projectId} and deleted_at is null`,
  )
  const { rows } = await sql<{ place: number; count: number }>`
    select * from (${sql.join(counts, sql` union all `)}) left_over where count > 0 order by place`.execute(db)
  return rows.map(({ place, count }) => ({ kind: contents[place]!.kind, count }))
}

const liveProject = (trx: Db, id: number) =>
  trx.selectFrom('projects').where('id', '=', id).where('deleted_at', 'is', null).select('id')

/** Whether the project is there. While one transaction has it, no other can delete or hold it. */
export const lockProject = async (trx: Db, id: number): Promise<boolean> =>
  (await liveProject(trx, id).forUpdate().executeTakeFirst()) !== undefined

/** Whether the project is there. Many may hold it at once; none can lock it meanwhile. */
export const shareProject = async (trx: Db, id: number): Promise<boolean> =>
  (await liveProject(trx, id).forKeyShare().executeTakeFirst()) !== undefined

export const insertOwner = async (trx: Db, projectId: number, customerId: number, userId: number) => {
  await trx
    .insertInto('project_users')
    .values({
      project_id: projectId,
      customer_id: customerId,
      user_id: userId,
      access_type: userAccessType.id.owner,
    })
    .execute()
}

/** Until the transaction ends, nobody else of the customer counts what it has. */
export const lockCustomerOf = async (trx: Db, customerId: number): Promise<void> => {
  await trx.selectFrom('customers').where('id', '=', customerId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()
}

export const countProjects = async (db: Db, customerId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('projects')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
