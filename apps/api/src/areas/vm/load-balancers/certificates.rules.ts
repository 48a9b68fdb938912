import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { CertificateObstacle } from '@sarv/contract/vm/load-balancers/load-balancers.rules'

/** What people see of a certificate, and what it is told apart by. */
export interface CertificateFacts {
  names: string[]
  issuer: string
  fingerprint: string
  startsAt: Date
  endsAt: Date
}

export interface CertificatePair {
  certificate: string
  privateKey: string
}

/** A file may hold the whole chain: the first is the one that the key belongs to. */
const firstBlock = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/

const readCertificate = (pem: string): X509Certificate | undefined => {
  try {
    return new X509Certificate(firstBlock.exec(pem)?.[0] ?? pem)
  } catch {
    return undefined
  }
}

const readKey = (pem: string): KeyObject | undefined => {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

const smallestRsaBits = 2048

/** What browsers take. */
const isStrong = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'ec' ||
  (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= smallestRsaBits)

const partOf = (subject: string | undefined, part: string): string | undefined =>
  subject
    ?.split('\n')
    .find((line) => line.startsWith(`${part}=`))
    ?.slice(part.length + 1)

/** Host names of the certificate; an old one has its name only in the subject. */
const namesOf = ({ subjectAltName, subject }: X509Certificate): string[] => {
  const alternatives = (subjectAltName ?? '').split(', ').flatMap((one) => /^DNS:(.+)$/.exec(one)?.[1] ?? [])
  const common = partOf(subject, 'CN')
  return alternatives.length > 0 || common === undefined ? alternatives : [common]
}

const whyNotPair = (read: X509Certificate, key: KeyObject, now: Date): CertificateObstacle | undefined => {
  if (!isStrong(key)) return 'weakKey'
  if (!read.checkPrivateKey(key)) return 'otherKey'
  if (read.validToDate <= now) return 'expired'
  if (read.validFromDate > now) return 'notYet'
  return namesOf(read).length === 0 ? 'noNames' : undefined
}

/** What is in it, or the first reason against it. */
export const readPair = (
  { certificate, privateKey }: CertificatePair,
  now: Date,
): CertificateFacts | { obstacle: CertificateObstacle } => {
  const read = readCertificate(certificate)
  if (!read) return { obstacle: 'unreadable' }
  if (privateKey.includes('ENCRYPTED')) return { obstacle: 'encryptedKey' }
  const key = readKey(privateKey)
  if (!key) return { obstacle: 'unreadableKey' }
  const obstacle = whyNotPair(read, key, now)
  if (obstacle) return { obstacle }
  return {
    names: namesOf(read),
    issuer: partOf(read.issuer, 'O') ?? partOf(read.issuer, 'CN') ?? read.issuer.replaceAll('\n', ', '),
    fingerprint: read.fingerprint256,
    startsAt: read.validFromDate,
    endsAt: read.validToDate,
  }
}
