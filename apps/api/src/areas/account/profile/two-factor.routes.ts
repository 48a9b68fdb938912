import type { FastifyInstance } from 'fastify'
import { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
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
const answersSecret = { noIdempotency: true }

export const twoFactorRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  implement(app, profileCalls.profileEnableTotp, ({ actor }) => beginTotp(dependencies, actor.userId), answersSecret)
  implement(
    app,
    profileCalls.profileEnableTotpConfirm,
    ({ actor, body }) => confirmTotp(dependencies, actor.userId, body.code),
    answersSecret,
  )
  implement(app, profileCalls.profileDisableTotp, ({ actor, body }) =>
    disableTotp(dependencies, actor.userId, body.code),
  )
  implement(app, profileCalls.profileEnableSms, ({ actor, body }) =>
    askForSms(dependencies, actor.userId, body.twoFactorStatus),
  )
  implement(
    app,
    profileCalls.profileEnableSmsConfirm,
    ({ actor, body }) => enableSms(dependencies, actor.userId, body.code),
    answersSecret,
  )
  implement(app, profileCalls.profileDisableSms, ({ actor, body }) => disableSms(dependencies, actor.userId, body.code))
  implement(app, profileCalls.profileEditTwoFactor, ({ actor, body }) =>
    switchSmsAtOnce(dependencies, actor.userId, body.twoFactorStatus),
  )
  implement(
    app,
    profileCalls.profileEditPasskeyFactor,
    ({ actor, body }) => switchPasskeyFactor(dependencies, actor.userId, body.twoFactorStatus),
    answersSecret,
  )
  implement(
    app,
    profileCalls.recoveryCodesCreate,
    ({ actor }) => renewRecoveryCodes(dependencies, actor.userId),
    answersSecret,
  )
}
