/** Fields whose value nobody may read again, whatever they hold. */
const secretName =
  /password|secret|token|captcha|confirmcode|recoverycode|^code$|^response$|privatekey|challengekey|userdata|^data$|credential|^value$|^content$|^snapshot$/i

/** Facts about a person that nobody needs in full to see what was changed: the last characters tell two values apart. */
const personalName = /^(nationalid|phone|phonenumber|mobile|postalcode)$/i
/** An address is told apart by nothing shorter than itself. */
const addressName = /^address$/i
const shownEnd = 3

const masked = (name: string, value: string): string | undefined => {
  if (personalName.test(name)) return `…${value.slice(-shownEnd)}`
  // Where a machine is reached is no secret.
  return addressName.test(name) && /\s/.test(value.trim()) ? '[hidden]' : undefined
}

const longest = 500
const deepest = 4

/** What was asked for, fit to be kept for ever: no secrets, no long texts, no files. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof File) return { file: value.name, bytes: value.size }
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (secretName.test(name) && typeof item !== 'boolean') return [name, '[hidden]']
      const shown = typeof item === 'string' ? masked(name, item) : undefined
      return [name, shown ?? redact(item, depth + 1)]
    }),
  )
}
