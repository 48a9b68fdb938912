import { passwordSymbols } from '@sarv/contract/field-rules'

// Without letters and digits that look alike: such a password is sometimes read aloud or typed from another screen.
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', passwordSymbols]
const length = 16

/** A whole number below `limit`, each as likely as any other. */
const randomBelow = (limit: number): number => {
  const values = new Uint32Array(1)
  const fair = Math.floor(2 ** 32 / limit) * limit
  do crypto.getRandomValues(values)
  while (values[0]! >= fair)
  return values[0]! % limit
}

const pick = (letters: string): string => letters.charAt(randomBelow(letters.length))

const shuffle = (letters: string[]): string[] => {
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1)
    const moved = letters[last]!
    letters[last] = letters[other]!
    letters[other] = moved
  }
  return letters
}

/** A password that meets every rule of the contract. */
export const generatePassword = (): string => {
  const fromEachKind = kinds.map(pick)
  const rest = Array.from({ length: length - kinds.length }, () => pick(kinds.join('')))
  return shuffle([...fromEachKind, ...rest]).join('')
}
