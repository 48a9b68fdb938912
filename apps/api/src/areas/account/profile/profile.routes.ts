import type { FastifyInstance } from 'fastify'
import { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { openPersonal } from '../../../db/personal-data.ts'
import { askForEmail, askForPhone, confirmEmail, confirmPhone, guessContactCode } from './contact.service.ts'
import { changePassword, readyPassword } from './password.service.ts'
import { hasSecondFactor } from './profile.rules.ts'
import { editProfile, switchEmailNotifications, switchSmsNotifications } from './profile.service.ts'
import { findProfile, findUser } from './profile.store.ts'
import { countRecoveryCodes } from '../two-factor/recovery-codes.store.ts'

export const profileRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, secrets } = dependencies

  implement(app, profileCalls.profileGet, async ({ actor }) => {
    const row = await findProfile(db, actor.userId, actor.customerId)
    return {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      emailConfirmed: row.email_confirmed,
      phoneNumber: openPersonal(secrets, row.phone_number_secret),
      phoneNumberConfirmed: row.phone_number_confirmed,
      nationalId: openPersonal(secrets, row.national_id_secret),
      idConfirmed: row.id_confirmed,
      birthDate: row.birth_date === null ? null : `${row.birth_date}T00:00:00`,
      address: openPersonal(secrets, row.address_secret),
      isLegal: row.is_legal,
      hasTwoFactor: hasSecondFactor(row),
      hasSms: row.has_sms,
      hasTotp: row.has_totp,
      hasPasskeyFactor: row.has_passkey_factor,
      hasPassword: row.password_hash !== null,
      recoveryCodesLeft: await countRecoveryCodes(db, row.id),
      isFromSso: row.is_from_sso,
      isDisabled: row.disabled_reason,
      createDate: toWire(row.created_at),
      modifyDate: toWire(row.modified_at),
    }
  })

  implement(app, profileCalls.profileEdit, ({ trx, actor, body }) => editProfile(trx, dependencies, actor.userId, body))

  implement(app, profileCalls.profileGetNotificationStatus, async ({ actor }) => {
    const { id, phone_notify: phoneNotify, email_notify: emailNotify } = await findUser(db, actor.userId)
    return { id, phoneNotify, emailNotify }
  })

  implement(app, profileCalls.profileEditPhoneNotification, ({ trx, actor, body }) =>
    switchSmsNotifications(trx, actor.userId, body.phoneNotify),
  )

  implement(app, profileCalls.profileEditEmailNotification, ({ trx, actor, body }) =>
    switchEmailNotifications(trx, actor.userId, body.emailNotify),
  )

  implement(app, profileCalls.profileEditEmail, ({ trx, actor, body }) =>
    askForEmail(trx, dependencies, actor.userId, body.email),
  )

  implement(app, profileCalls.profileConfirmEmail, {
    prepare: ({ actor, body }) => guessContactCode(dependencies, 'confirmEmail', actor.userId, body.confirmCode),
    handle: async ({ trx, actor, note }, code) => {
      const { completion, before, after } = await confirmEmail(trx, dependencies, actor.userId, code)
      note({ before, after })
      return completion
    },
  })

  implement(app, profileCalls.profileEditPhoneNumber, ({ trx, actor, body }) =>
    askForPhone(trx, dependencies, actor.userId, body.phoneNumber),
  )

  implement(app, profileCalls.profileConfirmPhoneNumber, {
    prepare: ({ actor, body }) => guessContactCode(dependencies, 'confirmPhone', actor.userId, body.confirmCode),
    handle: async ({ trx, actor, note }, code) => {
      const { completion, before, after } = await confirmPhone(trx, dependencies, actor.userId, code)
      note({ before, after })
      return completion
    },
  })

  implement(app, profileCalls.profileChangePassword, {
    prepare: ({ actor, body }) => readyPassword(dependencies, actor, body),
    handle: (context, ready) => changePassword(context.trx, dependencies, context, ready),
  })
}
