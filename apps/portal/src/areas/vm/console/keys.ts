/** X11's names for what is on a keyboard. */
const namedKeys: Readonly<Record<string, number>> = { '\n': 0xff0d, '\t': 0xff09 }
export const shiftKey = 0xffe1

const latin1 = { min: 0x20, max: 0xff } as const
const unicodeKey = 0x0100_0000
const shifted = /[A-Z~!@#$%^&*()_+{}|:"<>?]/

export interface KeyPress {
  keysym: number
  /** Servers that know only the positions of keys must be told that the letter is a capital. */
  needsShift: boolean
}

/** The presses that write a text on a US keyboard. */
export const keyPressesOf = (text: string): KeyPress[] =>
  Array.from(text.replaceAll('\r\n', '\n'), (character) => {
    const code = character.codePointAt(0) ?? 0
    const isLatin1 = code >= latin1.min && code <= latin1.max
    return {
      keysym: namedKeys[character] ?? (isLatin1 ? code : unicodeKey + code),
      needsShift: shifted.test(character),
    }
  })
