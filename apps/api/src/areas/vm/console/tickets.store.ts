import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Actor } from '../../../http/implement.ts'
import { hashToken, newToken, type SecretBox } from '../../../secrets.ts'
import type { EngineConsole } from '../../../ports/compute/hosts.engine.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'

export type ConsoleTarget = Exclude<EngineConsole, { kind: 'none' }>

/** Long enough for a slow phone to open a socket, too short to be passed around. */
export const ticketSeconds = 30

/** A word that opens this console once; the engine's address stays here. */
export const issueTicket = async (
  db: Db,
  secrets: SecretBox,
  { actor, host, target }: { actor: Actor; host: VmHostKey; target: ConsoleTarget },
): Promise<string> => {
  const ticket = newToken()
  await db
    .insertInto('console_tickets')
    .values({
      token_hash: hashToken(ticket),
      project_id: host.projectId,
      vm_host_id: host.id,
      user_id: actor.userId,
      session_id: actor.sessionId,
      api_token_id: actor.apiTokenId,
      kind: target.kind,
      target_secret: secrets.seal(target.url, 'consoleTarget'),
      expires_at: sql<Date>`now() + make_interval(secs => ${ticketSeconds})`,
    })
    .execute()
  return ticket
}

export interface TakenTicket {
  tokenHash: Buffer
  userId: number
  projectId: number
  vmHostId: number
  target: ConsoleTarget
}

/** Uses the ticket up. Nothing when it was used, is too old or never was. */
export const takeTicket = async (db: Db, secrets: SecretBox, ticket: string): Promise<TakenTicket | undefined> => {
  const row = await db
    .updateTable('console_tickets')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  return {
    tokenHash: row.token_hash,
    userId: row.user_id,
    projectId: row.project_id,
    vmHostId: row.vm_host_id,
    target: { kind: row.kind, url: secrets.open(row.target_secret, 'consoleTarget') },
  }
}

/**
 * Whether whoever took the ticket may still sit at this console: signed in, and at least an operator of the project. A
 * ticket of an API token is worth what the token is: a console takes keystrokes, and is in one project.
 */
export const mayGoOn = async (db: Db, tokenHash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from console_tickets t
    join users u on u.id = t.user_id and u.disabled_reason is null
    join vm_hosts h on h.project_id = t.project_id and h.id = t.vm_host_id
      and h.deleted_at is null and h.binned_at is null
    join projects p on p.id = t.project_id and p.deleted_at is null
    join memberships m on m.customer_id = p.customer_id and m.user_id = t.user_id
    left join project_users pu on pu.project_id = t.project_id and pu.user_id = t.user_id
    left join sessions s on s.id = t.session_id
    left join api_tokens a on a.id = t.api_token_id
    where t.token_hash = ${tokenHash}
      and (m.is_super_user or pu.access_type in (1, 2))
      and case when t.session_id is not null
        then s.revoked_at is null and s.expires_at > now() and s.customer_id = p.customer_id
        else a.revoked_at is null and a.expires_at > now() and a.customer_id = p.customer_id and not a.read_only
          and (a.all_projects or exists (
            select 1 from api_token_projects s where s.api_token_id = a.id and s.project_id = t.project_id)) end`.execute(
    db,
  )
  return rows.length > 0
}
