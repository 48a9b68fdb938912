import { wordsText as text } from './words.fa.ts'

const { ones, tens, hundreds, groups } = text

/** Below a thousand, word by word. */
const underThousand = (value: number): string[] => {
  const rest = value % 100
  const small = rest < 20 ? [ones[rest] ?? ''] : [tens[Math.floor(rest / 10)] ?? '', ones[rest % 10] ?? '']
  return [hundreds[Math.floor(value / 100)] ?? '', ...small].filter((word) => word !== '')
}

/** A whole number in Persian words, as it is written on cheques and invoices. */
export const formatWords = (value: number): string => {
  if (value === 0) return text.zero
  const parts: string[] = []
  for (let rest = Math.abs(Math.trunc(value)), power = 0; rest > 0; rest = Math.floor(rest / 1000), power += 1) {
    const group = rest % 1000
    if (group > 0) parts.unshift([underThousand(group).join(text.and), groups[power] ?? ''].filter(Boolean).join(' '))
  }
  return (value < 0 ? `${text.minus} ` : '') + parts.join(text.and)
}

const rialsPerToman = 10

/** Rials as people say them: in toman, and what is left over in rials. */
export const formatRialsInWords = (rials: number): string => {
  const tomans = Math.trunc(rials / rialsPerToman)
  const rest = Math.abs(rials % rialsPerToman)
  const spoken = [
    ...(tomans === 0 && rest > 0 ? [] : [`${formatWords(tomans)} ${text.toman}`]),
    ...(rest > 0 ? [`${formatWords(rest)} ${text.rial}`] : []),
  ]
  return spoken.join(text.and)
}
