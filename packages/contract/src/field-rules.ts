import { normalizeDigits, normalizeTechnical } from './normalize.ts'

/** Pure rules of single fields, without zod, so that small pages and the server share them. */

/** From `long` signs on any kind will do; shorter ones have all four kinds, as the specification of older clients asks for. */
export const passwordLength = { min: 8, long: 12, max: 128 } as const
export const passwordSymbols = '!@#$%^&*'

export interface PasswordRules {
  digit: boolean
  symbol: boolean
  lower: boolean
  upper: boolean
  length: boolean
}

/** Which of the rules of a new password hold. */
export const passwordRules = (text: string): PasswordRules => ({
  digit: /[0-9]/.test(text),
  symbol: /[!@#$%^&*]/.test(text),
  lower: /[a-z]/.test(text),
  upper: /[A-Z]/.test(text),
  length: text.length >= passwordLength.min && text.length <= passwordLength.max,
})

/** A password of a server: its system asks for all four kinds. */
export const isServerPassword = (text: string): boolean => Object.values(passwordRules(text)).every(Boolean)

/** A password of an account: long, or of all four kinds. */
export const isStrongPassword = (text: string): boolean =>
  isServerPassword(text) || (text.length >= passwordLength.long && text.length <= passwordLength.max)

/** Typed with a Persian keyboard by mistake: worth a hint, never a silent change. */
export const hasPersianLetters = (text: string): boolean => /[\u0600-\u06ff]/.test(text)

// oxlint-disable-next-line no-control-regex -- control characters are what we look for
export const hasControlCharacters = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f]/.test(text)

const digitsOf = (text: string): number[] => Array.from(text, Number)

const isAllEqual = (text: string): boolean => /^(.)\1*$/.test(text)

/** People drop leading zeros of a national id: 8 or 9 digits are filled up. */
export const padNationalId = (text: string): string => {
  const digits = normalizeDigits(text)
  return /^\d{8,9}$/.test(digits) ? digits.padStart(10, '0') : digits
}

/** National id of a person: 10 digits, the last one checks the others. */
export const isNationalId = (text: string): boolean => {
  if (!/^\d{10}$/.test(text) || isAllEqual(text)) return false
  const digits = digitsOf(text)
  const sum = digits.slice(0, 9).reduce((total, digit, index) => total + digit * (10 - index), 0)
  const rest = sum % 11
  return digits[9] === (rest < 2 ? rest : 11 - rest)
}

const legalIdWeights = [29, 27, 23, 19, 17]

/** National id of a company: 11 digits, the last one checks the others. */
export const isLegalId = (text: string): boolean => {
  if (!/^\d{11}$/.test(text) || /^\d{3}000000/.test(text)) return false
  const digits = digitsOf(text)
  const shift = digits[9]! + 2
  const sum = digits
    .slice(0, 10)
    .reduce((total, digit, index) => total + (digit + shift) * legalIdWeights[index % 5]!, 0)
  return digits[10] === (sum % 11) % 10
}

/** Any way of writing an Iranian mobile number -> `09xxxxxxxxx`; other text comes back with its digits only cleaned. */
export const toLocalMobile = (text: string): string => {
  const digits = normalizeDigits(text)
  const local = /^(?:\+98|0098|98|0)?(9\d{9})$/.exec(digits)
  return local ? `0${local[1]}` : digits
}

export const isMobile = (text: string): boolean => /^09\d{9}$/.test(text)

/** Newer codes break the strict form of older validators, so only the length counts. */
export const isPostalCode = (text: string): boolean => /^\d{10}$/.test(text)

/** People leave out the `IR`, and put spaces between groups. */
export const toSheba = (text: string): string => {
  const compact = normalizeDigits(text).toUpperCase()
  return /^\d{24}$/.test(compact) ? `IR${compact}` : compact
}

/** ISO 13616: with the country moved behind and written as numbers (I = 18, R = 27), the remainder by 97 is 1. */
export const isSheba = (text: string): boolean =>
  /^IR\d{24}$/.test(text) && BigInt(`${text.slice(4)}1827${text.slice(2, 4)}`) % 97n === 1n

/** Bank card: 16 digits, Luhn. */
export const isCardNumber = (text: string): boolean => {
  if (!/^\d{16}$/.test(text) || isAllEqual(text)) return false
  const sum = digitsOf(text).reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Four octets, no leading zeros: `010` is 8 for some programs and 10 for others. */
export const isIpv4 = (text: string): boolean =>
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/.test(text)

export const isIpv6 = (text: string): boolean => {
  if (!/^[0-9a-f:.]{2,45}$/i.test(text) || text.includes(':::')) return false
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const embeddedIpv4 = groups.at(-1)?.includes('.') ?? false
  const hex = embeddedIpv4 ? groups.slice(0, -1) : groups
  if (embeddedIpv4 && !isIpv4(groups.at(-1)!)) return false
  if (!hex.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false
  const count = hex.length + (embeddedIpv4 ? 2 : 0)
  return halves.length === 2 ? count < 8 : count === 8
}

export const isIpAddress = (text: string): boolean => isIpv4(text) || isIpv6(text)

/** A gateway with its network: IPv4 and `/24`. */
export const isCidr24 = (text: string): boolean => text.endsWith('/24') && isIpv4(text.slice(0, -3))

/** An address with its prefix length: `10.0.0.0/8`, `2001:db8::/32`. */
export const isCidr = (text: string): boolean => {
  const [address = '', prefix = '', ...more] = text.split('/')
  if (more.length > 0 || !/^(?:0|[1-9]\d{0,2})$/.test(prefix)) return false
  return (isIpv4(address) && Number(prefix) <= 32) || (isIpv6(address) && Number(prefix) <= 128)
}

export const dnsLabelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
export const isDnsLabel = (text: string): boolean => dnsLabelPattern.test(text)

/** A domain without `www`, as a zone or a registration takes it. */
export const isDomainName = (text: string): boolean =>
  text.length <= 253 &&
  /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\.[a-zA-Z]{2,}$/.test(
    text,
  )

/** A name that someone gives to a thing: letters of any script, digits, space, dot, dash, underscore. */
export const givenNamePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._\-\u200c]*$/u

/** A link, a domain or an e-mail: `https://x`, `www.x`, `x.ir`, `x@y`. */
export const looksLikeAddress = (text: string): boolean =>
  /:\/\/|@|\bwww\b|[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}-]+/iu.test(text)

/** No letter or digit that is taken for another: no 0 o, 1 i l, u v. */
export const recoveryCodeAlphabet = '23456789abcdefghjkmnpqrstwxyz'
export const recoveryCodePattern = new RegExp(`^[${recoveryCodeAlphabet}]{10}$`)
export const toRecoveryCode = (value: string): string =>
  normalizeTechnical(value).replaceAll(/[\s-]/g, '').toLowerCase()

export const captchaPattern = /^[a-zA-Z0-9!@#]{6}$/

/** `ssh-ed25519 AAAA... comment`: what OpenSSH writes into a `.pub` file. */
export const sshKeyPattern =
  /^(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-nistp(?:256|384|521)|sk-(?:ssh-ed25519|ecdsa-sha2-nistp256)@openssh\.com) AAAA[0-9A-Za-z+/]+={0,3}(?: [^\r\n]{0,200})?$/

/** PEM of any program, and PuTTY's own files. */
export const isPrivateKey = (text: string): boolean => /PRIVATE KEY|PuTTY-User-Key-File/i.test(text)

export const portRange = { min: 1, max: 65535 } as const
