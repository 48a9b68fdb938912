import type { Shown } from '@sarv/contract/personal'

/** Fields whose value nobody may read again, whatever they hold. */
const secretName =
  /password|secret|token|captcha|confirmcode|recoverycode|^code$|^response$|privatekey|challengekey|userdata|^data$|credential|^value$|^content$|^snapshot$/i

/**
 * Names that are personal in every call, for what stands in a line besides a request: `before` and `after`. A test compares
 * them with the marks of the contract.
 */
export const alwaysPersonal: ReadonlyMap<string, Shown> = new Map([
  ['nationalId', 'lastThree'],
  ['phone', 'lastThree'],
  ['phoneNumber', 'lastThree'],
  ['postalCode', 'lastThree'],
  ['voice', 'lastThree'],
  ['fax', 'lastThree'],
  ['sheba', 'lastFour'],
  ['birthDate', 'nothing'],
  ['holderName', 'nothing'],
  ['street', 'nothing'],
  ['hashedCardNumber', 'nothing'],
  ['hashCardNumber', 'nothing'],
  ['cardHolderInfo', 'nothing'],
])

const hidden = '[hidden]'

const masked = (value: unknown, shown: Shown): unknown => {
  if (value === null || value === undefined || value === '') return value
  if (shown === 'nothing' || typeof value === 'object') return hidden
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `…${text.slice(shown === 'lastFour' ? -4 : -3)}`.toWellFormed()
}

const longest = 500
const deepest = 4

/** Cut in the middle of an emoji, a text is no longer one that JSON in the database can be. */
const shortened = (text: string): string => {
  const whole = text.replaceAll('\0', '')
  return (whole.length > longest ? `${whole.slice(0, longest)}…` : whole).toWellFormed()
}

/** What was asked for, fit to be kept for ever: no secrets, no facts about people (the call says which), no long texts, no files. */
export const redact = (value: unknown, personal: ReadonlyMap<string, Shown> = alwaysPersonal, depth = 0): unknown => {
  if (typeof value === 'string') return shortened(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof File) return { file: value.name, bytes: value.size }
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, personal, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (secretName.test(name) && typeof item !== 'boolean') return [name, hidden]
      const shown = personal.get(name) ?? alwaysPersonal.get(name)
      return [name, shown ? masked(item, shown) : redact(item, personal, depth + 1)]
    }),
  )
}
