import { describe, expect, it } from 'vitest'
import { isReachedByAddress, offersPasskeys, readTransports, relyingPartyOf } from './passkeys.rules.ts'

describe('whom passkeys are made for', () => {
  it.each([
    ['https://my.sarv.ir', [], { id: 'my.sarv.ir', origins: ['https://my.sarv.ir'] }],
    ['https://sarv.ir:8443', [], { id: 'sarv.ir', origins: ['https://sarv.ir:8443'] }],
    [
      'https://sarv.ir',
      ['https://my.sarv.ir', 'https://evilsarv.ir', 'https://sarv.ir.example.com'],
      { id: 'sarv.ir', origins: ['https://sarv.ir', 'https://my.sarv.ir'] },
    ],
    ['http://127.0.0.1:3000', [], { id: 'localhost', origins: ['http://localhost:3000'] }],
    ['http://[::1]:3000', [], { id: 'localhost', origins: ['http://localhost:3000'] }],
    ['http://localhost:3000', [], { id: 'localhost', origins: ['http://localhost:3000'] }],
    ['https://10.1.2.3', [], undefined],
    ['https://[2001:db8::1]', [], undefined],
  ])('%s with %j', (publicUrl, allowedOrigins, expected) => {
    expect(relyingPartyOf(publicUrl, allowedOrigins)).toEqual(expected)
  })
})

it.each([
  ['http://localhost:3000', false],
  ['https://my.sarv.ir', false],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://10.1.2.3', true],
  ['null', true],
])('browsers refuse passkeys at %s: %s', (origin, expected) => {
  expect(isReachedByAddress(origin)).toBe(expected)
})

it.each([
  ['https://my.sarv.ir', 'my.sarv.ir', true],
  // A proxy in front may ask for us by our address.
  ['https://my.sarv.ir', '127.0.0.1:3000', true],
  ['http://127.0.0.1:3000', 'localhost:3000', true],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', false],
  ['https://10.1.2.3', '10.1.2.3', false],
])('a portal at %s, asked for as %s, offers passkeys: %s', (publicUrl, host, expected) => {
  expect(offersPasskeys({ publicUrl, allowedOrigins: [] }, host)).toBe(expected)
})

it.each([
  [
    ['internal', 'hybrid'],
    ['internal', 'hybrid'],
  ],
  [['usb', 7, 'Too Strange', 'a,b'], ['usb']],
  ['usb', []],
  [undefined, []],
  [Array<string>(50).fill('usb'), Array<string>(10).fill('usb')],
])('transports %j are kept as %j', (sent, kept) => {
  expect(readTransports(sent)).toEqual(kept)
})
