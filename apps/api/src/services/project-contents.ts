import type { RawBuilder } from 'kysely'

/** Rows that must be gone before their project may go: they cost money, or hold what people would miss. */
export interface ProjectContents {
  /** As the refusal counts them, in Persian. */
  kind: string
  /** A table and a condition; the project and `deleted_at is null` are added. */
  rows: RawBuilder<unknown>
}
