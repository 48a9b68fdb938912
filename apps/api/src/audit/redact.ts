/** Fields whose value nobody may read again, whatever they hold. */
const secretName =
  /password|secret|token|captcha|confirmcode|recoverycode|^code$|^response$|privatekey|challengekey|userdata|^data$|credential|^value$/i

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
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) && typeof item !== 'boolean' ? '[hidden]' : redact(item, depth + 1),
    ]),
  )
}
