import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a device and its browser say of themselves; tests make them lie. */
export interface Behaviour {
  origin: string
  rpId: string
  /** The device has seen who holds it: a fingerprint, a PIN. */
  verifiesUser: boolean
  /** Kept by an account of the maker, on several devices. */
  isSynced: boolean
  counter: number
  challenge: string
  userHandle: string | undefined
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

const flag = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasCredential: 0x40 }

const authenticatorData = ({ rpId, verifiesUser, isSynced, counter }: Behaviour, credential?: Uint8Array): Buffer => {
  const head = Buffer.alloc(5)
  head.writeUInt8(
    flag.userPresent |
      (verifiesUser ? flag.userVerified : 0) |
      (isSynced ? flag.backupEligible | flag.backedUp : 0) |
      (credential ? flag.hasCredential : 0),
  )
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), head, credential ?? Buffer.alloc(0)])
}

/** COSE: key type EC2, algorithm ES256, curve P-256 and the two coordinates. */
const coseKey = (publicKey: KeyObject): Uint8Array => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Behaviour): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A device with one passkey, in a browser that has the portal open. Its answers are signed as a real one's are. */
export class Authenticator {
  readonly credentialId = base64url(randomBytes(32))
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle: string | undefined
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  #behave(challenge: string, rpId: string, lies: Partial<Behaviour>): Behaviour {
    return {
      origin: this.#origin,
      rpId,
      verifiesUser: true,
      isSynced: false,
      counter: this.#counter,
      challenge,
      userHandle: this.#userHandle,
      ...lies,
    }
  }

  create(options: PublicKeyCredentialCreationOptionsJSON, lies: Partial<Behaviour> = {}): RegistrationResponseJSON {
    this.#userHandle = options.user.id
    const behaviour = this.#behave(options.challenge, options.rp.id!, lies)
    const id = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.#keys.publicKey)])
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authenticatorData(behaviour, credential))],
    ])
    return {
      ...this.#answer(),
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', behaviour)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  get(options: PublicKeyCredentialRequestOptionsJSON, lies: Partial<Behaviour> = {}): AuthenticationResponseJSON {
    this.#counter += 1
    const behaviour = this.#behave(options.challenge, options.rpId!, lies)
    const data = authenticatorData(behaviour)
    const client = clientData('webauthn.get', behaviour)
    const { userHandle } = behaviour
    return {
      ...this.#answer(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)),
        ...(userHandle !== undefined && { userHandle }),
      },
    }
  }

  #answer() {
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key' as const,
      clientExtensionResults: {},
    }
  }
}
