import { z } from 'zod'
import { untouchedText } from '../../digit-rules.ts'
import { CurrentPassword, WireDateTime, givenName, opaque, optionalText } from '../../fields.ts'
import { passkeyNameLength } from '../../limits.ts'

export const PasskeyListItem = z
  .object({
    id: z.int(),
    name: z.string(),
    isSynced: z.boolean().describe('Kept by an account of the maker, on several devices'),
    createDate: WireDateTime,
    lastUseDate: WireDateTime.nullable(),
  })
  .meta({ id: 'PasskeyListItem' })
export type PasskeyListItem = z.infer<typeof PasskeyListItem>

/** Made and read by the browser and the WebAuthn library; passed through as it is. */
export const WebAuthnJson = z.record(untouchedText().max(100), z.unknown())

export const PasskeyOptions = z
  .object({
    challengeKey: z.string().describe('Send back with the answer of the device'),
    options: WebAuthnJson.describe('For navigator.credentials, as JSON'),
  })
  .meta({ id: 'PasskeyOptions' })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** The name that it will get: one that is taken is refused before the device makes anything. */
export const PasskeyCreateOptionsModel = z
  .object({
    name: optionalText(givenName(passkeyNameLength)),
  })
  .meta({ id: 'PasskeyCreateOptionsModel' })
export type PasskeyCreateOptionsModel = z.infer<typeof PasskeyCreateOptionsModel>

export const CreatePasskeyModel = z
  .object({
    name: givenName(passkeyNameLength),
    challengeKey: opaque(100),
    response: WebAuthnJson,
    currentPassword: optionalText(CurrentPassword).describe('Of older clients; not looked at'),
  })
  .meta({ id: 'CreatePasskeyModel' })
export type CreatePasskeyModel = z.infer<typeof CreatePasskeyModel>

export const EditPasskeyModel = z
  .object({
    name: givenName(passkeyNameLength),
  })
  .meta({ id: 'EditPasskeyModel' })
export type EditPasskeyModel = z.infer<typeof EditPasskeyModel>

export const PasskeyLoginOptionsModel = z
  .object({
    pendingToken: optionalText(opaque(100)).describe(
      'Of a sign-in that waits for its second step; absent: sole sign-in',
    ),
  })
  .meta({ id: 'PasskeyLoginOptionsModel' })
export type PasskeyLoginOptionsModel = z.infer<typeof PasskeyLoginOptionsModel>

export const PasskeyLoginModel = z
  .object({
    challengeKey: opaque(100),
    response: WebAuthnJson,
    pendingToken: optionalText(opaque(100)),
  })
  .meta({ id: 'PasskeyLoginModel' })
export type PasskeyLoginModel = z.infer<typeof PasskeyLoginModel>
