const numbers = new Intl.NumberFormat('fa-IR')

const units = [
  { seconds: 7200, per: 3600, word: 'ساعت' },
  { seconds: 60, per: 60, word: 'دقیقه' },
  { seconds: 0, per: 1, word: 'ثانیه' },
] as const

/** How long somebody must wait, in the unit that people count such a wait in; rounded up, so that it is over by then. */
export const waitInWords = (seconds: number): string => {
  const wait = Math.max(1, Math.ceil(seconds))
  const { per, word } = units.find((unit) => wait >= unit.seconds)!
  return `${numbers.format(Math.ceil(wait / per))} ${word}`
}
