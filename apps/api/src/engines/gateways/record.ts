const longest = 8000

/** By the check digit of cards: order numbers and tokens of 16 digits mostly stay readable. */
const isCard = (digits: string): boolean => {
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const weighed = digit * (index % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** First six, last four. */
export const maskCard = (text: string): string =>
  text.replaceAll(/(?<!\d)\d{16}(?!\d)/g, (digits) =>
    isCard(digits) ? `${digits.slice(0, 6)}******${digits.slice(-4)}` : digits,
  )

/** What may be kept of a message: not our passwords, not the numbers of cards. */
export const forRecord = (text: string, secrets: readonly string[]): string =>
  maskCard(
    secrets.filter((secret) => secret !== '').reduce((left, secret) => left.replaceAll(secret, '[hidden]'), text),
  ).slice(0, longest)
