import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

export interface WritesSeen {
  /** The tables that were written to since the last time that somebody asked. */
  take(): Promise<string[]>
}

/** From now on every row that is written leaves the name of its table, but for those of these tables. */
export const watchWrites = async (db: Db, except: ReadonlySet<string>): Promise<WritesSeen> => {
  await sql`create table writes_seen (name text not null)`.execute(db)
  await sql`create function note_write() returns trigger language plpgsql as $$
    begin insert into writes_seen values (tg_table_name); return null; end $$`.execute(db)
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'writes_seen'`.execute(db)
  for (const { name } of rows.filter((table) => !except.has(table.name))) {
    await sql`create trigger note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function note_write()`.execute(db)
  }
  return {
    take: async () => {
      const seen = await sql<{ name: string }>`with taken as (delete from writes_seen returning name)
        select distinct name from taken order by name`.execute(db)
      return seen.rows.map(({ name }) => name)
    },
  }
}
