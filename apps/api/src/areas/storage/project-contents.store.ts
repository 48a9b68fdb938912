import { sql } from 'kysely'
import type { ProjectContents } from '../../services/project-contents.ts'
import { contentsText as text } from './project-contents.fa.ts'

export const storageInProjects: readonly ProjectContents[] = [
  { kind: text.bucket, rows: sql`storage_buckets where binned_at is null` },
  { kind: text.binnedBucket, rows: sql`storage_buckets where binned_at is not null` },
]
