import { sql } from 'kysely'
import { userAccessType } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'

const listCeiling = 1000

interface Viewer {
  userId: number
  customerId: number
  seesAll: boolean
}

/** What someone sees: every project of their customer, or those they were let into. */
export const listProjects = (db: Db, { userId, customerId, seesAll }: Viewer) =>
  db
    .selectFrom('projects as p')
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .leftJoin('project_users as pu', (join) => join.onRef('pu.project_id', '=', 'p.id').on('pu.user_id', '=', userId))
    .where('p.customer_id', '=', customerId)
    .$if(!seesAll, (query) => query.where('pu.user_id', 'is not', null))
    .select([
      'p.id',
      'p.name',
      'p.customer_id',
      'p.datacenter_id',
      'p.is_public',
      'p.enabled',
      'pu.access_type',
      'c.name as customer',
      'd.name as datacenter',
      'd.hypervisor_id',
    ])
    .orderBy('p.id')
    .limit(listCeiling)
    .execute()

export const findProject = (db: Db, id: number) =>
  db
    .selectFrom('projects as p')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.name',
      'p.datacenter_id',
      'd.name as datacenter',
      'p.is_public',
      'p.description',
      'p.created_at',
    ])
    .executeTakeFirstOrThrow()

export const isProjectNameTaken = async (db: Db, customerId: number, name: string): Promise<boolean> => {
  const row = await db
    .selectFrom('projects')
    .where('customer_id', '=', customerId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
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
