import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connection.ts'
import { EngineError } from '../ports/engine-error.ts'

/** How everything of ours is called on an engine: `vm-7-1`. */
const tagForm = /^[a-z]+-[1-9]\d*-[1-9]\d*$/

/** Values that answers and specifications are made of; streams, signals and dates are left alone. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The fields that hold tags; absent: all of them. */
type TagFields = ReadonlySet<string> | undefined

const isTagField = (fields: TagFields, name: string): boolean => fields === undefined || fields.has(name)

const collectTags = (value: unknown, fields: TagFields, found: Set<string>): void => {
  if (typeof value === 'string') {
    if (tagForm.test(value)) found.add(value)
  } else if (Array.isArray(value)) for (const one of value) collectTags(one, fields, found)
  else if (isPlain(value))
    for (const [name, one] of Object.entries(value)) if (isTagField(fields, name)) collectTags(one, fields, found)
}

const renamed = (value: unknown, fields: TagFields, names: ReadonlyMap<string, string>): unknown => {
  if (names.size === 0) return value
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => renamed(one, fields, names))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isTagField(fields, name) ? renamed(one, fields, names) : one]),
  )
}

/** Of these tags, in our words or in the engine's: what has another name now. */
const lookUp = async (db: Db, tags: ReadonlySet<string>) => {
  if (tags.size === 0) return []
  const wanted = sql<string>`any(${[...tags]}::text[])`
  return db
    .selectFrom('moved_tags')
    .where((eb) => eb.or([eb('tag', '=', wanted), eb('engine_tag', '=', wanted)]))
    .select(['tag', 'engine_tag as engineTag'])
    .execute()
}

const tagsIn = (value: unknown, fields: TagFields): Set<string> => {
  const found = new Set<string>()
  collectTags(value, fields, found)
  return found
}

export interface MovedTagsOptions {
  /**
   * Where customers name things themselves, what they wrote must not be taken for a tag: then tags are only the first
   * value of a call and what stands in these fields.
   */
  tagFields?: readonly string[]
}

/**
 * The engine as the rest of the product sees it: things that have moved to another project have the tag of that project
 * here, and the one that they were made with there. By the project that it has left nothing is found. All that an engine does
 * answers later, so that names can be looked up.
 */
export const withMovedTags = <Engine extends object>(
  db: Db,
  engine: Engine,
  { tagFields }: MovedTagsOptions = {},
): Engine => {
  const fields = tagFields && new Set(tagFields)
  return new Proxy(engine, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      return async (...all: unknown[]): Promise<unknown> => {
        const [given, rest] = fields ? [all.slice(0, 1), all.slice(1)] : [all, []]
        const asked = tagsIn(given, fields)
        const moved = await lookUp(db, asked)
        const toEngine = new Map(moved.map(({ tag, engineTag }) => [tag, engineTag]))
        const toUs = new Map(moved.map(({ tag, engineTag }) => [engineTag, tag]))
        const left = [...asked].find((tag) => toUs.has(tag) && !toEngine.has(tag))
        if (left !== undefined) throw new EngineError('not_found', `${left} has moved to another project`)

        const translated = [...(renamed(given, fields, toEngine) as unknown[]), ...rest]
        const answer: unknown = await Reflect.apply(member, target, translated)
        const told = tagsIn(answer, fields)
        // What was asked about is known already.
        for (const tag of asked) told.delete(toEngine.get(tag) ?? tag)
        for (const { tag, engineTag } of await lookUp(db, told)) toUs.set(engineTag, tag)
        return renamed(answer, fields, toUs)
      }
    },
  })
}

/** `things` selects (prefix, id) of all that engines know of what moves. */
export const keepTags = async (
  trx: Db,
  things: RawBuilder<unknown>,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  const own = (project: number) => sql`t.prefix || '-' || ${project}::bigint || '-' || t.id`
  const { rows } = await sql<{ tag: string; engineTag: string }>`
    select ${own(to)} as tag, coalesce(m.engine_tag, ${own(from)}) as "engineTag"
    from (${things}) t left join moved_tags m on m.tag = ${own(from)}`.execute(trx)
  await sql`delete from moved_tags where engine_tag = any(${rows.map(({ engineTag }) => engineTag)}::text[])`.execute(
    trx,
  )
  // Back where it was made, it has its own name again.
  const moved = rows.filter(({ tag, engineTag }) => tag !== engineTag)
  if (moved.length === 0) return
  await trx
    .insertInto('moved_tags')
    .values(moved.map(({ tag, engineTag }) => ({ tag, engine_tag: engineTag })))
    .execute()
}
