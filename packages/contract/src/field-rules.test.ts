import { describe, expect, it } from 'vitest'
import * as rules from './field-rules.ts'

type Check = (text: string) => boolean

const vectors: [name: string, check: Check, good: string[], bad: string[]][] = [
  [
    'isNationalId',
    rules.isNationalId,
    ['0499370899', '0013542419'],
    ['0499370898', '1111111111', '499370899', '04993708991', 'abcdefghij', ''],
  ],
  ['isLegalId', rules.isLegalId, ['10380284790', '14007650912'], ['10380284792', '1038028479', '10300000007', '']],
  ['isMobile', rules.isMobile, ['09123456789'], ['9123456789', '08123456789', '0912345678', '091234567890']],
  [
    'looksLikeAddress',
    rules.looksLikeAddress,
    ['https://evil.example', 'ترنج evil.ir', 'www.evil', 'sales@toranj', 'شرکت ترنج.ایران', 'hxxp://1.2', 'a.co'],
    ['فروشگاه ترنج', 'Toranj Co. Ltd.', 'M. Azad', 'شرکت ۳.۵ متری', "O'Neil & Sons", 'ترنج (سهامی خاص)', ''],
  ],
  ['isPostalCode', rules.isPostalCode, ['1969833111'], ['196983311', '19698331112', '19698-3311']],
  [
    'isSheba',
    rules.isSheba,
    ['IR820540102680020817909002'],
    ['IR820540102680020817909003', '820540102680020817909002', 'IR82'],
  ],
  [
    'isCardNumber',
    rules.isCardNumber,
    ['6037701689095443'],
    ['6037701689095444', '603770168909544', '0000000000000000'],
  ],
  [
    'isIpv4',
    rules.isIpv4,
    ['0.0.0.0', '255.255.255.255', '192.168.1.10'],
    ['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', ''],
  ],
  [
    'isIpv6',
    rules.isIpv6,
    ['::', '::1', '2001:db8::1', 'fe80:0:0:0:0:0:0:1', '::ffff:1.2.3.4', '2001:DB8::'],
    [':::', '1::2::3', '2001:db8', '12345::', '1:2:3:4:5:6:7:8:9', '::1.2.3', '1:2:3:4:5:6:7::8', ''],
  ],
  [
    'isCidr',
    rules.isCidr,
    ['0.0.0.0/0', '10.0.0.0/8', '192.168.1.1/32', '2001:db8::/32', '::/0'],
    ['10.0.0.0', '10.0.0.0/33', '10.0.0.0/08', '10.0.0.0/8/8', '::/129', '/24', '10.0.0.0/'],
  ],
  [
    'isDnsLabel',
    rules.isDnsLabel,
    ['a', 'web-1', '0a', 'a'.repeat(63)],
    ['-a', 'a-', 'A', 'a_b', 'a.b', '', 'a'.repeat(64)],
  ],
  [
    'isDomainName',
    rules.isDomainName,
    ['example.ir', 'a.co.ir', 'xn--mgba3a4f16a.ir', 'my-shop.com'],
    ['example', '.ir', 'a..ir', '-a.ir', 'a-.ir', 'a.i', 'a b.ir', `${'a'.repeat(64)}.ir`, 'example.ir.'],
  ],
  [
    'sshKeyPattern',
    (text) => rules.sshKeyPattern.test(text),
    [
      `ssh-ed25519 AAAA${'b'.repeat(64)} me@laptop`,
      `ssh-rsa AAAA${'b'.repeat(300)}==`,
      `ecdsa-sha2-nistp256 AAAA${'c'.repeat(90)}=`,
    ],
    [
      'ssh-rsa',
      'ssh-rsa BBBB',
      `ssh-dss AAAA${'b'.repeat(64)}`,
      `ssh-ed25519 AAAAb\nssh-ed25519 AAAAc`,
      'command="rm" ssh-rsa AAAAb',
    ],
  ],
]

describe.each(vectors)('%s', (_, check, good, bad) => {
  it.each(good)('takes %j', (text) => expect(check(text)).toBe(true))
  it.each(bad)('refuses %j', (text) => expect(check(text)).toBe(false))
})

describe('what people write becomes one form', () => {
  it.each([
    ['09123456789', '09123456789'],
    ['9123456789', '09123456789'],
    ['+98 912 345 6789', '09123456789'],
    ['00989123456789', '09123456789'],
    ['989123456789', '09123456789'],
    ['۰۹۱۲-۳۴۵-۶۷۸۹', '09123456789'],
    ['02112345678', '02112345678'],
  ])('mobile %s -> %s', (typed, stored) => expect(rules.toLocalMobile(typed)).toBe(stored))

  it.each([
    ['13542419', '0013542419'],
    ['499370899', '0499370899'],
    ['۰۴۹۹۳۷۰۸۹۹', '0499370899'],
    ['1234567', '1234567'],
  ])('national id %s -> %s', (typed, stored) => expect(rules.padNationalId(typed)).toBe(stored))

  it.each([
    ['82 0540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
    ['ir820540102680020817909002', 'IR820540102680020817909002'],
  ])('Sheba %s -> %s', (typed, stored) => expect(rules.toSheba(typed)).toBe(stored))
})

describe('passwordRules', () => {
  it.each([
    ['Abcdef1!', true],
    ['abcdef1!', false],
    ['ABCDEF1!', false],
    ['Abcdefg!', false],
    ['Abcdefg1', false],
    ['Abc1!', false],
    [`Aa1!${'x'.repeat(125)}`, false],
    ['Abcdef۱!', false],
    ['correct horse battery', true],
    ['abcdefghijk', false],
    ['سبز زرد آبی قرمز', true],
    ['x'.repeat(129), false],
  ])('%s is strong: %s', (password, strong) => expect(rules.isStrongPassword(password)).toBe(strong))

  it('ask a server for all four kinds, however long', () => {
    expect(rules.isServerPassword('correct horse battery')).toBe(false)
    expect(rules.isServerPassword('Abcdef1!')).toBe(true)
  })

  it('says which rule is missing', () =>
    expect(rules.passwordRules('abc')).toEqual({
      digit: false,
      symbol: false,
      lower: true,
      upper: false,
      length: false,
    }))
})
