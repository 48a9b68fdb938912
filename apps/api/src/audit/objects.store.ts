import { sql } from 'kysely'
import type { ObjectKind } from '@sarv/contract/objects'
import type { Db } from '../db/connection.ts'

/** Whose call it is: names are looked up inside what the caller sees, so that no log tells of others' things. */
export interface ObjectScope {
  userId: number
  customerId: number
  projectId: number | undefined
}

/** A thing as it is: its name, and by the wire's names what an edit may change. */
export type ObjectRow = { name: string | null } & Record<string, unknown>

/** How a thing of one kind is found. */
export type Lookup = (db: Db, id: number, scope: ObjectScope) => Promise<ObjectRow | undefined>

interface InProject {
  table: string
  /** By the wire's names. */
  columns: Readonly<Record<string, string>>
}

/** The usual: a row of the caller's project. */
export const inProject =
  ({ table, columns }: InProject): Lookup =>
  async (db, id, { projectId }) => {
    if (projectId === undefined) return undefined
    const selected = Object.entries(columns).map(([name, column]) => sql`${sql.ref(column)} as ${sql.id(name)}`)
    const { rows } = await sql<ObjectRow>`
      select ${sql.join(selected)} from ${sql.table(table)}
      where project_id = ${projectId} and id = ${id}`.execute(db)
    return rows[0]
  }

/** How things are found, by their kind; areas say it of theirs. */
export type Lookups = Partial<Readonly<Record<ObjectKind, Lookup>>>

export const findProjectName = async (db: Db, id: number): Promise<string | null> => {
  const project = await db.selectFrom('projects').where('id', '=', id).select('name').executeTakeFirst()
  return project?.name ?? null
}
