let ids = 0

/** A national id that nobody has yet: nine digits and the one that checks them. */
export const newNationalId = (): string => {
  ids += 1
  const digits = String(100_000_000 + ids)
  const rest = Array.from(digits, Number).reduce((sum, digit, at) => sum + digit * (10 - at), 0) % 11
  return `${digits}${rest < 2 ? rest : 11 - rest}`
}
