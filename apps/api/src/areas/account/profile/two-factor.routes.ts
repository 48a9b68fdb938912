import type { FastifyInstance } from 'fastify'
import { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, notYet } from '../../../http/implement.ts'
import {
  askForSms,
  beginTotp,
  confirmTotp,
  disableSms,
  disableTotp,
  enableSms,
  renewRecoveryCodes,
  switchPasskeyFactor,
  switchSmsAtOnce,
} from './two-factor.service.ts'

/** Their answers hold a secret that is shown once: it is not kept to be answered again. */
const answersSecret = { noIdempotency: 'the answer is a secret, which is shown once' }

export const twoFactorRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  implement(app, profileCalls.profileEnableTotp, ({ actor }) => beginTotp(dependencies, actor.userId), {
    ownTransaction: notYet,
    ...answersSecret,
  })
  implement(
    app,
    profileCalls.profileEnableTotpConfirm,
    ({ actor, body }) => confirmTotp(dependencies, actor.userId, body.code),
    { ownTransaction: notYet, ...answersSecret },
  )
  implement(
    app,
    profileCalls.profileDisableTotp,
    ({ actor, body }) => disableTotp(dependencies, actor.userId, body.code),
    { ownTransaction: notYet },
  )
  implement(
    app,
    profileCalls.profileEnableSms,
    ({ actor, body }) => askForSms(dependencies, actor.userId, body.twoFactorStatus),
    { ownTransaction: notYet },
  )
  implement(
    app,
    profileCalls.profileEnableSmsConfirm,
    ({ actor, body }) => enableSms(dependencies, actor.userId, body.code),
    { ownTransaction: notYet, ...answersSecret },
  )
  implement(
    app,
    profileCalls.profileDisableSms,
    ({ actor, body }) => disableSms(dependencies, actor.userId, body.code),
    { ownTransaction: notYet },
  )
  implement(
    app,
    profileCalls.profileEditTwoFactor,
    ({ actor, body }) => switchSmsAtOnce(dependencies, actor.userId, body.twoFactorStatus),
    { ownTransaction: notYet },
  )
  implement(
    app,
    profileCalls.profileEditPasskeyFactor,
    ({ actor, body }) => switchPasskeyFactor(dependencies, actor.userId, body.twoFactorStatus),
    { ownTransaction: notYet, ...answersSecret },
  )
  implement(app, profileCalls.recoveryCodesCreate, ({ actor }) => renewRecoveryCodes(dependencies, actor.userId), {
    ownTransaction: notYet,
    ...answersSecret,
  })
}
