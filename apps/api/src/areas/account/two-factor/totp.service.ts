import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Db } from '../../../db/connection.ts'
import type { SecretBox } from '../../../secrets.ts'

const stepSeconds = 30
/** What an authenticator app shows above the code. */
const issuer = 'Sarv'

/** 160 bits in base32, as every authenticator app takes them. */
export const newTotpSecret = (): string => generateSecret()

/** The `otpauth://` address that the portal draws as a QR code. */
export const totpUri = (secret: string, email: string): string => generateURI({ issuer, label: email, secret })

/**
 * The time step that this code belongs to; undefined when it is wrong. The steps before and after count too: clocks
 * differ, and typing takes time.
 */
export const totpStepOf = (secret: string, code: string, nowMs = Date.now()): number | undefined => {
  const epoch = Math.floor(nowMs / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds })
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : undefined
}

/** Whether this is a code of the user's app that was not used before. Uses it up, with every code before it. */
export const acceptTotp = async (db: Db, secrets: SecretBox, userId: number, code: string): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('totp_secret as totpSecret')
    .executeTakeFirst()
  if (!user?.totpSecret) return false
  const step = totpStepOf(secrets.open(user.totpSecret, 'totp'), code)
  if (step === undefined) return false
  // Of two requests with the same code, one moves the step forward.
  const taken = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where('totp_secret', '=', user.totpSecret)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
