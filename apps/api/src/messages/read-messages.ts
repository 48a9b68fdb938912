import type { Db } from '../db/connection.ts'
import { recipientHash } from '../db/personal-data.ts'
import type { SecretBox } from '../secrets.ts'
import { listReadable, type MessageRow } from './messages.store.ts'
import { renderMessage, type RenderedMessage } from './render.ts'
import { parseContent, type Content } from './templates.ts'

/** What a row is about; undefined when its content is gone, or of another version of the program. */
export const openContent = (secrets: SecretBox, message: MessageRow): Content | undefined => {
  if (message.values_secret === null) return undefined
  const values: unknown = JSON.parse(secrets.open(message.values_secret, 'message'))
  return parseContent(message.channel, message.template, values)
}

export type ReadableMessage = RenderedMessage & {
  id: number
  to: string
  template: string
  values: Content['values']
  status: MessageRow['status']
  createdAt: Date
}

/** The newest messages as their recipients read them: all that wait, and those sent to the outbox. */
export const readMessages = async (
  db: Db,
  secrets: SecretBox,
  filter: { to?: string; limit: number },
): Promise<ReadableMessage[]> => {
  const { to, limit } = filter
  const rows = await listReadable(db, { limit, ...(to !== undefined && { recipientHash: recipientHash(secrets, to) }) })
  return rows.flatMap((row) => {
    const content = openContent(secrets, row)
    if (!content) return []
    const { id, template, status, created_at } = row
    const recipient = secrets.open(row.recipient_secret, 'recipient')
    const rendered = renderMessage(content)
    return [{ ...rendered, id, to: recipient, template, values: content.values, status, createdAt: created_at }]
  })
}
