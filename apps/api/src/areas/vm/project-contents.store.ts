import { sql } from 'kysely'
import type { ProjectContents } from '../../services/project-contents.ts'
import { contentsText as text } from './project-contents.fa.ts'

export const vmInProjects: readonly ProjectContents[] = [
  { kind: text.server, rows: sql`vm_hosts where binned_at is null` },
  { kind: text.binnedServer, rows: sql`vm_hosts where binned_at is not null` },
  { kind: text.network, rows: sql`vm_networks where true` },
  { kind: text.cloud, rows: sql`vpc_hosts where true` },
  { kind: text.balancer, rows: sql`vm_load_balancers where true` },
  { kind: text.volume, rows: sql`vm_volumes where true` },
]
