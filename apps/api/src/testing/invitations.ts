import type { TestApi } from './api.ts'
import { insertPerson, type Person, type PersonOptions } from './people.ts'

/** The token in the newest invitation to this e-mail. */
export const invitationTokenOf = async (api: TestApi, email: string): Promise<string> => {
  const newest = (await api.outbox(email)).find(({ template }) => template === 'invitation')
  const link = (newest && 'link' in newest.values && newest.values.link) || ''
  const token = /\/account\/invitation#([\w-]{43})$/.exec(link)?.[1]
  if (!token) throw new Error(`no invitation to ${email}`)
  return token
}

/** Someone whose e-mail is proven to be theirs. */
export const insertConfirmedPerson = async (api: TestApi, options: PersonOptions = {}): Promise<Person> => {
  const person = await insertPerson(api.db, options)
  await api.db.updateTable('users').set({ email_confirmed: true }).where('id', '=', person.userId).execute()
  return person
}

/** Before and after of the newest line that this call left in the audit log. */
export const auditedChange = async (api: TestApi, event: string) => {
  const line = await api.db
    .selectFrom('audit_log')
    .where('event', '=', event)
    .select(['data', 'target', 'status', 'customer_id', 'user_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const data = JSON.parse(line.data ?? '{}') as { before?: unknown; after?: unknown }
  return { ...line, before: data.before, after: data.after }
}
