import { parseArgs } from 'node:util'
import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { sql } from 'kysely'
import { confirmIdentity, readIdentity } from '../areas/account/profile/identity.service.ts'
import { endAllAccess } from '../areas/account/profile/sign-ins.store.ts'
import type { Db } from '../db/connection.ts'
import { toWire } from '../db/wire-time.ts'
import { openPersonal } from '../db/personal-data.ts'
import { AppError } from '../errors/app-error.ts'
import type { SecretBox } from '../secrets.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { noteOperator } from './operator-note.ts'
import { writing } from './writing.ts'

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

/** Out everywhere, tokens included. */
const signOut = async (trx: Db, userId: number) => {
  await endAllAccess(trx, userId)
}

const readUser = async (db: Db, email: string | undefined): Promise<User> => {
  if (!email) throw new UsageError('which user? Give the e-mail.')
  const user = await findUser(db, email)
  if (!user) throw new UsageError(`there is no user with the e-mail ${email}`)
  return user
}

interface Act {
  does: string
  /** After the e-mail. */
  parameters?: string
  /** Answers the line to print; throws `UsageError` where it makes no sense. */
  act(trx: Db, user: User, said: { reason: string; words: string[]; secrets: SecretBox }): Promise<string>
}

/** A command that changes one user, found by e-mail, in one transaction. */
const aboutUser = (event: CommandName, { does, parameters, act }: Act): Command =>
  writing({
    parameters: ['EMAIL', parameters].filter(Boolean).join(' '),
    does,
    run: async ([email, ...words], context) => {
      const { reason, secrets } = context
      const line = await context.db.transaction().execute(async (trx) => {
        const user = await readUser(trx, email)
        const told = await act(trx, user, { reason, words, secrets })
        await noteOperator(trx, context, { event, target: `user:${user.id}`, userId: user.id })
        return told
      })
      context.say(line)
      return 0
    },
  })

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** What is known about a user, without secrets. */
const linesOf = (secrets: CommandContext['secrets'], user: User): string =>
  [
    `id               ${user.id}`,
    `e-mail           ${user.email} (confirmed: ${yesNo(user.isEmailConfirmed)})`,
    `phone            ${openPersonal(secrets, user.phoneSecret, 'phone') ?? '-'} (confirmed: ${yesNo(user.isPhoneConfirmed)})`,
    `identity         confirmed: ${yesNo(user.isIdentityConfirmed)}`,
    `second factors   app: ${yesNo(user.hasTotp)}, SMS: ${yesNo(user.hasSms)}, passkey: ${yesNo(user.hasPasskey)}`,
    `may sign in      ${user.disabledReason === null ? 'yes' : `no: ${user.disabledReason}`}`,
    `since            ${toWire(user.createdAt)} Tehran time`,
  ].join('\n')

const identityLines = (identity: Awaited<ReturnType<typeof readIdentity>>): string =>
  [
    `name         ${[identity?.firstName, identity?.lastName].filter(Boolean).join(' ') || '-'}`,
    `national id  ${identity?.nationalId ?? '-'}`,
    `born         ${identity?.birthDate ?? '-'}`,
    `address      ${identity?.address ?? '-'}`,
    `confirmed    ${yesNo(identity?.isConfirmed === true)}`,
    `mark         ${identity?.seen ?? '-'}`,
  ].join('\n')

const orUsage = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.code)
    throw error
  }
}

/** `sarv user ...` */
export const userCommands: Readonly<Record<string, Command>> = {
  'user show': {
    parameters: 'EMAIL',
    does: 'Tells what is known about a user, without secrets',
    run: async ([email], { db, secrets, say }) => {
      say(linesOf(secrets, await readUser(db, email)))
      return 0
    },
  },
  'user identity': aboutUser('user identity', {
    does: 'Tells what the user has written about who they are, with the mark that confirms it',
    act: async (trx, user, { secrets }) => identityLines(await readIdentity(trx, secrets, user.id)),
  }),
  'user confirm-identity': aboutUser('user confirm-identity', {
    does: 'Says that the person is who the form names that `user identity` told; one that was changed since is refused',
    parameters: '--seen MARK',
    act: async (trx, user, { words, secrets }) => {
      const { seen } = parseArgs({ args: words, options: { seen: { type: 'string' } } }).values
      if (!seen) throw new UsageError('--seen is needed: the mark that `sarv user identity` tells')
      const isConfirmed = await orUsage(confirmIdentity(trx, user.id, { secrets, mark: seen }))
      if (!isConfirmed) throw new UsageError('the profile is not filled in yet')
      return `the identity of ${user.email} is confirmed`
    },
  }),
  'user disable': aboutUser('user disable', {
    does: 'Signs a user out everywhere and lets them in no more; support reads the reason when the user asks',
    act: async (trx, user, { reason }) => {
      await trx.updateTable('users').set({ disabled_reason: reason }).where('id', '=', user.id).execute()
      await signOut(trx, user.id)
      return `${user.email} can't sign in any more`
    },
  }),
  'user enable': aboutUser('user enable', {
    does: 'Lets a disabled user in again',
    act: async (trx, user) => {
      await trx.updateTable('users').set({ disabled_reason: null }).where('id', '=', user.id).execute()
      return `${user.email} may sign in`
    },
  }),
  'user reset-second-factor': aboutUser('user reset-second-factor', {
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
  }),
}
