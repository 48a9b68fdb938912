import { generateKeyPairSync, randomUUID } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { cose, isoCBOR } from '@simplewebauthn/server/helpers'
import { AppError } from '../../../errors/app-error.ts'
import { challengeLifeMs, type RelyingParty } from './passkeys.rules.ts'

/** What browsers send and read; its shape is the library's business. */
export type WebAuthnJson = Record<string, unknown>

export interface KnownCredential {
  id: string
  transports: string[]
}

const algorithms = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256]

export interface RegisteringUser {
  /** `users.webauthn_handle`. */
  handle: string
  email: string
  name: string
}

const handleBytes = (handle: string) => new Uint8Array(Buffer.from(handle.replaceAll('-', ''), 'hex'))

/** How a device names the user when it answers. */
export const userHandleOf = (handle: string): string => Buffer.from(handleBytes(handle)).toString('base64url')

export const registrationOptions = (
  rp: RelyingParty & { name: string },
  user: RegisteringUser,
  known: KnownCredential[],
) =>
  generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userID: handleBytes(user.handle),
    userName: user.email,
    userDisplayName: user.name,
    timeout: challengeLifeMs,
    attestationType: 'none',
    excludeCredentials: known,
    // Both, because a passkey can be all that someone signs in with.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })

/** Without credentials the device offers whichever it has for us, and must then see who holds it. */
export const requestOptions = (rp: RelyingParty, allowed?: KnownCredential[], mustVerifyUser = !allowed) =>
  generateAuthenticationOptions({
    rpID: rp.id,
    timeout: challengeLifeMs,
    userVerification: mustVerifyUser ? 'required' : 'preferred',
    ...(allowed && { allowCredentials: allowed }),
  })

/** The library throws for whatever is wrong with an answer, also when it is no answer at all. */
const orInvalid = async <T>(verify: () => Promise<T>): Promise<T> => {
  try {
    return await verify()
  } catch (cause) {
    throw new AppError('passkey_invalid', {}, { cause })
  }
}

export const readRegistration = async (rp: RelyingParty, challenge: string, response: WebAuthnJson) => {
  const { verified, registrationInfo } = await orInvalid(() =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...rp.origins],
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified) throw new AppError('passkey_invalid')
  return registrationInfo
}

/** A credential that no device has: answers for unknown ones take the same time to refuse. */
const makeNobodysCredential = () => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const key = new Map<number, number | Uint8Array>([
    [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
    [cose.COSEKEYS.alg, cose.COSEALG.ES256],
    [cose.COSEKEYS.crv, cose.COSECRV.P256],
    [cose.COSEKEYS.x, coordinate(x)],
    [cose.COSEKEYS.y, coordinate(y)],
  ])
  return { id: randomUUID(), publicKey: isoCBOR.encode(key) }
}
const nobodysCredential = makeNobodysCredential()

const idPattern = /^[\w-]{1,1400}$/

/** Which credential has answered; the empty text is nobody's. */
export const credentialIdOf = ({ id }: WebAuthnJson): string => (typeof id === 'string' && idPattern.test(id) ? id : '')

export interface ExpectedAnswer {
  challenge: string
  /** Whom the device must name; one that was told which credentials to use may name nobody. */
  userHandle: { value: string | undefined; isRequired: boolean }
  /** Sole sign-in: the device has seen who holds it, which makes it two factors in one. */
  mustVerifyUser: boolean
  credential: { id: string; publicKey: Uint8Array } | undefined
}

export const readSignIn = async (rp: RelyingParty, expected: ExpectedAnswer, response: WebAuthnJson) => {
  const { id, publicKey } = expected.credential ?? nobodysCredential
  const { verified, authenticationInfo } = await orInvalid(() =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: [...rp.origins],
      expectedRPID: rp.id,
      requireUserVerification: expected.mustVerifyUser,
      // 0 keeps the library from judging the counter: that is done with one statement, after the signature.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }),
  )
  const named = (response as unknown as AuthenticationResponseJSON).response.userHandle
  const isTheirs = named ? named === expected.userHandle.value : !expected.userHandle.isRequired
  if (!verified || !isTheirs) throw new AppError('passkey_invalid')
  return authenticationInfo
}
