import type { Insertable, Selectable } from 'kysely'
import type { AuditBegunTable } from './tables.generated.ts'
import type { SecretBox } from '../secrets.ts'

type Begun = Omit<Selectable<AuditBegunTable> | Insertable<AuditBegunTable>, 'mac'>

/** Whoever can write to the database still cannot put in something that never began, or change what did. */
export const begunMac = (secrets: SecretBox, row: Begun): Buffer =>
  secrets.mac(
    'audit begun',
    JSON.stringify([
      row.key,
      row.at.toISOString(),
      row.event,
      row.user_id,
      row.customer_id,
      row.project_id,
      row.session_id,
      row.api_token_id,
      row.target,
      row.data,
      row.ip,
      row.user_agent,
      row.request_id,
    ]),
  )
