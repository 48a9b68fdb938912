import type { FastifyInstance } from 'fastify'
import { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, notYet } from '../../../http/implement.ts'
import { openPersonal } from '../../../personal-data.ts'
import { askForEmail, askForPhone, confirmEmail, confirmPhone } from './contact.service.ts'
import { changePassword } from './password.service.ts'
import { hasSecondFactor } from './profile.rules.ts'
import { editProfile, switchEmailNotifications, switchSmsNotifications } from './profile.service.ts'
import { findProfile, findUser } from './profile.store.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

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

  implement(app, profileCalls.profileEdit, ({ actor, body }) => editProfile(dependencies, actor.userId, body), {
    ownTransaction: notYet,
  })

  implement(app, profileCalls.profileGetNotificationStatus, async ({ actor }) => {
    const { id, phone_notify: phoneNotify, email_notify: emailNotify } = await findUser(db, actor.userId)
    return { id, phoneNotify, emailNotify }
  })

  implement(
    app,
    profileCalls.profileEditPhoneNotification,
    ({ actor, body }) => switchSmsNotifications(db, actor.userId, body.phoneNotify),
    { ownTransaction: notYet },
  )

  implement(
    app,
    profileCalls.profileEditEmailNotification,
    ({ actor, body }) => switchEmailNotifications(db, actor.userId, body.emailNotify),
    { ownTransaction: notYet },
  )

  implement(
    app,
    profileCalls.profileEditEmail,
    ({ actor, body }) => askForEmail(dependencies, actor.userId, body.email),
    { ownTransaction: notYet },
  )

  implement(
    app,
    profileCalls.profileConfirmEmail,
    async ({ actor, body, note }) => {
      const { completion, before, after } = await confirmEmail(dependencies, actor.userId, body.confirmCode)
      note({ before, after })
      return completion
    },
    { ownTransaction: notYet },
  )

  implement(
    app,
    profileCalls.profileEditPhoneNumber,
    ({ actor, body }) => askForPhone(dependencies, actor.userId, body.phoneNumber),
    { ownTransaction: notYet },
  )

  implement(
    app,
    profileCalls.profileConfirmPhoneNumber,
    async ({ actor, body, note }) => {
      const { completion, before, after } = await confirmPhone(dependencies, actor.userId, body.confirmCode)
      note({ before, after })
      return completion
    },
    { ownTransaction: notYet },
  )

  implement(
    app,
    profileCalls.profileChangePassword,
    ({ actor, body, ip }) => changePassword(dependencies, actor, body, ip),
    { ownTransaction: notYet },
  )
}
