import { sql } from 'kysely'
import { userAccessType } from '@sarv/contract/enums'

/** The project that a call or an act is about: whose it is, and which engine serves it. */
export interface ProjectOfCall {
  id: number
  customerId: number
  datacenterId: number
}

/**
 * What someone may do in a project: what they were given there; else, where the project is open to its account, they
 * read it. Needs `p`, the project, and `pu`, their row of `project_users`, left joined. Membership is asked for besides.
 */
export const accessTypeSql = `coalesce(pu.access_type, case when p.is_public then ${userAccessType.id.reporter} end)`

/** The same as an expression; null: they have no business in it. */
export const accessTypeInProject = sql<number | null>`${sql.raw(accessTypeSql)}`
