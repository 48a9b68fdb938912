import { sql } from 'kysely'

/** How people read the user of a row that joins `users as u`: the full name, else the e-mail. */
export const userTitle = sql<string | null>`coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)`
