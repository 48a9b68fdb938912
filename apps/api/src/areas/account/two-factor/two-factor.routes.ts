import type { FastifyInstance } from 'fastify'
import { twoFactorCalls } from '@sarv/contract/account/two-factor/two-factor.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  askForSms,
  beginTotp,
  confirmTotp,
  countTotpTry,
  disableSms,
  disableTotp,
  enableSms,
  guessSmsCode,
  renewRecoveryCodes,
  switchPasskeyFactor,
  switchSmsAtOnce,
} from './two-factor.service.ts'

/** Their answers hold a secret that is shown once: it is not kept to be answered again. */
const answersSecret = { noIdempotency: 'the answer is a secret, which is shown once' }

export const twoFactorRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(
    app,
    twoFactorCalls.profileEnableTotp,
    ({ trx, actor }) => beginTotp(trx, secrets, actor.userId),
    answersSecret,
  )
  implement(
    app,
    twoFactorCalls.profileEnableTotpConfirm,
    ({ trx, actor, body }) => confirmTotp(trx, secrets, actor.userId, body.code),
    answersSecret,
  )
  implement(app, twoFactorCalls.profileDisableTotp, {
    prepare: ({ actor }) => countTotpTry(db, actor.userId),
    handle: ({ trx, actor, body }) => disableTotp(trx, secrets, actor.userId, body.code),
  })
  implement(app, twoFactorCalls.profileEnableSms, ({ trx, actor, body }) =>
    askForSms(trx, secrets, actor.userId, body.twoFactorStatus),
  )
  implement(
    app,
    twoFactorCalls.profileEnableSmsConfirm,
    {
      prepare: ({ actor: { userId }, body }) => guessSmsCode(db, secrets, { userId, isOn: true, code: body.code }),
      handle: ({ trx, actor }, code) => enableSms(trx, secrets, actor.userId, code),
    },
    answersSecret,
  )
  implement(app, twoFactorCalls.profileDisableSms, {
    prepare: ({ actor: { userId }, body }) => guessSmsCode(db, secrets, { userId, isOn: false, code: body.code }),
    handle: ({ trx, actor }, code) => disableSms(trx, secrets, actor.userId, code),
  })
  implement(app, twoFactorCalls.profileEditTwoFactor, ({ trx, actor, body }) =>
    switchSmsAtOnce(trx, secrets, actor, body.twoFactorStatus),
  )
  implement(
    app,
    twoFactorCalls.profileEditPasskeyFactor,
    ({ trx, actor, body }) => switchPasskeyFactor(trx, secrets, actor.userId, body.twoFactorStatus),
    answersSecret,
  )
  implement(
    app,
    twoFactorCalls.recoveryCodesCreate,
    ({ trx, actor }) => renewRecoveryCodes(trx, secrets, actor.userId),
    answersSecret,
  )
}
