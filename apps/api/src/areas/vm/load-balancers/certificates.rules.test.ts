import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CertificateObstacle } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { ecPair, rsaPair } from './certificates.fixture.ts'
import { readPair, type CertificatePair } from './certificates.rules.ts'

const now = new Date()
const names = ['shop.example.ir', '*.shop.example.ir']
const good = rsaPair(names)

const encrypted = (): CertificatePair => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const cipher = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' } as const
  return { ...good, privateKey: privateKey.export(cipher).toString().trim() }
}

describe('a certificate with its key', () => {
  it.each([
    ['RSA', good],
    ['ECDSA', ecPair(names)],
    ['with the chain behind it', { ...good, certificate: `${good.certificate}\n${ecPair(['ca']).certificate}` }],
  ])('is read: %s', (_, pair) => {
    const read = readPair(pair, now)
    expect(read).toMatchObject({
      names,
      issuer: 'Sarv Tests',
      fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}/),
    })
    if ('obstacle' in read) throw new Error(read.obstacle)
    expect(read.startsAt < now && now < read.endsAt).toBe(true)
  })

  it.each<[CertificateObstacle, CertificatePair]>([
    ['unreadable', { ...good, certificate: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' }],
    ['unreadableKey', { ...good, privateKey: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----' }],
    ['encryptedKey', encrypted()],
    ['otherKey', { ...good, privateKey: rsaPair(names).privateKey }],
    ['weakKey', rsaPair(names, {}, 1024)],
    ['expired', rsaPair(names, { isOver: true })],
    ['notYet', rsaPair(names, { startsInDays: 1 })],
  ])('is refused: %s', (obstacle, pair) => {
    expect(readPair(pair, now)).toEqual({ obstacle })
  })
})
