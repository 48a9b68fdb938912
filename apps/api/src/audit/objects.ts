import type { NamedBy } from '@sarv/contract/area-objects'
import { objectsOfCall, type ObjectKind } from '@sarv/contract/objects'
import type { Db } from '../db/connection.ts'
import { findProjectName, type Lookups, type ObjectRow, type ObjectScope } from './objects.store.ts'

/** A thing as a line of the log names it: what it was called then. */
export interface LoggedObject {
  kind: ObjectKind
  id: number
  name: string | null
}

/** What a call is about, as it stands before the call. */
export interface CallSubject {
  objects: readonly LoggedObject[]
  project: { id: number; name: string | null } | undefined
  /** The thing itself as it is now, by the wire's names; an edit is told by what it changes of this. */
  own: ObjectRow | undefined
}

export interface SubjectOfCall {
  event: string
  params: unknown
  body: unknown
  scope: ObjectScope
}

const fieldOf = (from: unknown, name: string): number | undefined => {
  const value: unknown = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined
  return typeof value === 'number' ? value : undefined
}

const idOf = (by: NamedBy, { params, body }: SubjectOfCall): number | undefined => {
  if (by === 'made') return undefined
  return 'param' in by ? fieldOf(params, by.param) : fieldOf(body, by.body)
}

/** What a thing is called, and what an edit may change of it; undefined: it is not there, or not the caller's. */
export type FindObject = (kind: ObjectKind, id: number, scope: ObjectScope) => Promise<ObjectRow | undefined>

export const findBy =
  (db: Db, lookups: Lookups): FindObject =>
  async (kind, id, scope) =>
    lookups[kind]?.(db, id, scope)

/** Looks the call's things up, inside what its caller sees. */
export const findSubject = async (db: Db, find: FindObject, call: SubjectOfCall): Promise<CallSubject> => {
  const { projectId } = call.scope
  const objects: LoggedObject[] = []
  let own: ObjectRow | undefined
  for (const [at, { kind, by }] of objectsOfCall(call.event).entries()) {
    const id = idOf(by, call)
    if (id === undefined) continue
    const row = await find(kind, id, call.scope)
    if (at === 0) own = row
    objects.push({ kind, id, name: row?.name ?? null })
  }
  const project = projectId === undefined ? undefined : { id: projectId, name: await findProjectName(db, projectId) }
  return { objects, project, own }
}

const nameIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : undefined

/** What the call has made, by its answer and the name that was asked for; without one, as it is called now. */
export const madeObjects = async (
  find: FindObject,
  { event, body, scope }: SubjectOfCall,
  answer: unknown,
): Promise<LoggedObject[]> => {
  const id = fieldOf(answer, 'id')
  const made = objectsOfCall(event).find(({ by }) => by === 'made')
  if (!made || id === undefined) return []
  const name = nameIn(body) ?? (await find(made.kind, id, scope))?.name ?? null
  return [{ kind: made.kind, id, name }]
}

/** What a body changes of a thing: from what to what, field by field; nothing where nothing differs. */
export const changeOf = (
  own: ObjectRow | undefined,
  body: unknown,
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined => {
  if (!own || typeof body !== 'object' || body === null) return undefined
  const changed = Object.entries(body).filter(
    ([field, value]) => field in own && value !== undefined && value !== own[field],
  )
  if (changed.length === 0) return undefined
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, own[field]])),
    after: Object.fromEntries(changed),
  }
}
