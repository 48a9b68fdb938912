import { sql } from 'kysely'
import type { DriftServiceType } from '../../../services/drift.ts'
import { parseTag } from './comparing.rules.ts'

export interface Look {
  datacenterId: number
  /** When the engine was first asked. */
  since: Date
}

/** `(project, id)` of what the engine has: of those we want to know how they stand, also when they have ended. */
export const listed = (type: DriftServiceType, things: readonly { tag: string }[]) => {
  const keys = things.flatMap(({ tag }) => {
    const service = parseTag(tag)
    return service?.type === type ? [{ project_id: service.projectId, id: service.id }] : []
  })
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as t (project_id bigint, id bigint))`
}
