import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** Certificates that sign themselves, as small as X.509 allows: nothing here can issue others. */

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), body])
  const size = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const utf8 = (text: string) => der(0x0c, Buffer.from(text))
const octets = (body: Buffer) => der(0x04, body)
const bits = (body: Buffer) => der(0x03, Buffer.from([0]), body)

/** As bytes: its first two numbers are one, the others have seven bits in each byte. */
const oid = (text: string): Buffer => {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number)
  const bytes = others.flatMap((number) => {
    const digits = [number & 127]
    for (let rest = number >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 127) | 128)
    return digits
  })
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const nameOf = (common: string) =>
  sequence(set(sequence(oid('2.5.4.10'), utf8('Sarv Tests'))), set(sequence(oid('2.5.4.3'), utf8(common))))

const algorithms = {
  rsa: sequence(oid('1.2.840.113549.1.1.11'), der(0x05)),
  ec: sequence(oid('1.2.840.10045.4.3.2')),
}

const day = 86_400_000

interface Lifetime {
  isOver?: boolean
  /** From today. */
  days?: number
  startsInDays?: number
}

const selfSigned = (
  keys: { publicKey: KeyObject; privateKey: KeyObject },
  names: readonly string[],
  { isOver = false, days = 90, startsInDays = -30 }: Lifetime,
) => {
  const algorithm = algorithms[keys.publicKey.asymmetricKeyType === 'rsa' ? 'rsa' : 'ec']
  const now = Date.now()
  const alternatives = sequence(...names.map((name) => der(0x82, Buffer.from(name))))
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(names[0] ?? 'nobody'),
    sequence(time(new Date(now + startsInDays * day)), time(new Date(now + (isOver ? -1 : days) * day))),
    nameOf(names[0] ?? 'nobody'),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    ...(names.length > 0 ? [der(0xa3, sequence(sequence(oid('2.5.29.17'), octets(alternatives))))] : []),
  )
  const body = sequence(toSign, algorithm, bits(sign('sha256', toSign, keys.privateKey)))
  const lines = body.toString('base64').match(/.{1,64}/g)!
  return {
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim(),
  }
}

export const rsaPair = (names: readonly string[], lifetime: Lifetime = {}, modulusLength = 2048) =>
  selfSigned(generateKeyPairSync('rsa', { modulusLength }), names, lifetime)

export const ecPair = (names: readonly string[], lifetime: Lifetime = {}) =>
  selfSigned(generateKeyPairSync('ec', { namedCurve: 'P-256' }), names, lifetime)
