import type { FastifyInstance } from 'fastify'
import { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { maskedIn, openPersonal } from '../../../db/personal-data.ts'
import { askForEmail, askForPhone, confirmEmail, confirmPhone, guessContactCode } from './contact.service.ts'
import { changePassword, readyPassword } from './password.service.ts'
import { hasSecondFactor } from './profile.rules.ts'
import { countNationalId, editProfile, switchEmailNotifications, switchSmsNotifications } from './profile.service.ts'
import { findProfile, findUser } from './profile.store.ts'
import { countRecoveryCodes } from '../two-factor/recovery-codes.store.ts'

export const profileRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, secrets } = dependencies

  implement(app, profileCalls.profileGet, async ({ actor }) => {
    const { phoneNumberSecret, nationalIdSecret, addressSecret, ...user } = await findProfile(
      db,
      actor.userId,
      actor.customerId,
    )
    return {
      ...user,
      phoneNumber: maskedIn(actor.view, openPersonal(secrets, phoneNumberSecret, 'phone')),
      nationalId: maskedIn(actor.view, openPersonal(secrets, nationalIdSecret, 'nationalId')),
      birthDate: user.birthDate === null || actor.view ? null : `${user.birthDate}T00:00:00`,
      address: actor.view ? null : openPersonal(secrets, addressSecret, 'address'),
      hasTwoFactor: hasSecondFactor(user),
      recoveryCodesLeft: await countRecoveryCodes(db, user.id),
      createDate: toWire(user.createdAt),
      modifyDate: toWire(user.modifiedAt),
    }
  })

  implement(app, profileCalls.profileEdit, {
    prepare: ({ actor, body }) => countNationalId(dependencies, actor.userId, body.nationalId),
    handle: ({ trx, actor, body }) => editProfile(trx, dependencies, actor.userId, body),
  })

  implement(app, profileCalls.profileGetNotificationStatus, async ({ actor }) => {
    const { id, phoneNotify, emailNotify } = await findUser(db, actor.userId)
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
