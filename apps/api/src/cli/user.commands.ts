import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { confirmIdentity } from '../areas/account/profile/identity.service.ts'
import { endSignIns, revokeApiTokens } from '../areas/account/profile/sign-ins.store.ts'
import type { Db } from '../db/connection.ts'
import { toWire } from '../db/wire-time.ts'
import { openPersonal } from '../db/personal-data.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { noteOperator } from './operator-note.ts'

const findUser = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .select(['id', 'email', 'email_confirmed as isEmailConfirmed', 'id_confirmed as isIdentityConfirmed'])
    .select(['phone_number_secret as phoneSecret', 'phone_number_confirmed as isPhoneConfirmed'])
    .select(['has_totp as hasTotp', 'has_sms as hasSms', 'has_passkey_factor as hasPasskey'])
    .select(['disabled_reason as disabledReason', 'created_at as createdAt'])
    .executeTakeFirst()

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

const note = (trx: Db, context: CommandContext, event: string, user: User, data?: object) =>
  noteOperator(trx, context, { event, target: `user:${user.id}`, userId: user.id, data })

/** Out everywhere, tokens included. */
const signOut = async (trx: Db, userId: number) => {
  await endSignIns(trx, userId)
  await revokeApiTokens(trx, userId)
}

interface Act {
  does: string
  parameters?: string
  /** Answers the line to print; throws `UsageError` where it makes no sense. */
  act(trx: Db, user: User, words: string[], context: CommandContext): Promise<string>
}

/** A command about one user, found by e-mail, in one transaction. */
const aboutUser = (name: string, { does, parameters, act }: Act): Command => ({
  parameters: ['EMAIL', parameters].filter(Boolean).join(' '),
  does,
  run: async ([email, ...words], context) => {
    if (!email) throw new UsageError('which user? Give the e-mail.')
    const line = await context.db.transaction().execute(async (trx) => {
      const user = await findUser(trx, email)
      if (!user) throw new UsageError(`there is no user with the e-mail ${email}`)
      const told = await act(trx, user, words, context)
      if (name !== 'show') await note(trx, context, name, user)
      return told
    })
    context.say(line)
    return 0
  },
})

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

const acts: Readonly<Record<string, Act>> = {
  show: {
    does: 'Tells what is known about a user, without secrets',
    act: async (_trx, user, _words, { secrets }) =>
      [
        `id               ${user.id}`,
        `e-mail           ${user.email} (confirmed: ${yesNo(user.isEmailConfirmed)})`,
        `phone            ${openPersonal(secrets, user.phoneSecret) ?? '-'} (confirmed: ${yesNo(user.isPhoneConfirmed)})`,
        `identity         confirmed: ${yesNo(user.isIdentityConfirmed)}`,
        `second factors   app: ${yesNo(user.hasTotp)}, SMS: ${yesNo(user.hasSms)}, passkey: ${yesNo(user.hasPasskey)}`,
        `may sign in      ${user.disabledReason === null ? 'yes' : `no: ${user.disabledReason}`}`,
        `since            ${toWire(user.createdAt)} Tehran time`,
      ].join('\n'),
  },
  'confirm-identity': {
    does: 'Says that the person is who the profile names',
    act: async (trx, user) => {
      if (!(await confirmIdentity(trx, user.id))) throw new UsageError('the profile is not filled in yet')
      return `the identity of ${user.email} is confirmed`
    },
  },
  disable: {
    does: 'Signs a user out everywhere and lets them in no more',
    parameters: '--reason TEXT',
    act: async (trx, user, words) => {
      const { reason } = parseArgs({ args: words, options: { reason: { type: 'string' } } }).values
      if (!reason?.trim()) throw new UsageError('--reason is needed: support reads it when the user asks')
      await trx.updateTable('users').set({ disabled_reason: reason.trim() }).where('id', '=', user.id).execute()
      await signOut(trx, user.id)
      return `${user.email} can't sign in any more`
    },
  },
  enable: {
    does: 'Lets a disabled user in again',
    act: async (trx, user) => {
      await trx.updateTable('users').set({ disabled_reason: null }).where('id', '=', user.id).execute()
      return `${user.email} may sign in`
    },
  },
  'reset-second-factor': {
    does: 'Switches every second factor off, for someone who lost phone and codes',
    act: async (trx, user) => {
      await trx
        .updateTable('users')
        .set({
          has_totp: false,
          totp_secret: null,
          totp_pending_secret: null,
          has_sms: false,
          has_passkey_factor: false,
        })
        .where('id', '=', user.id)
        .execute()
      await trx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
      await signOut(trx, user.id)
      return `${user.email} signs in with the password alone, and was signed out everywhere`
    },
  },
}

/** `sarv user ...` */
export const userCommands: Readonly<Record<string, Command>> = Object.fromEntries(
  Object.entries(acts).map(([name, act]) => [`user ${name}`, aboutUser(name, act)]),
)
