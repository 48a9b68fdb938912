/** A name as two writers of it are compared: Arabic letters are the Persian ones, spaces and joiners do not count. */
const fold = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064a\u0649]/g, '\u06cc')
    .replaceAll('\u0643', '\u06a9')
    .replaceAll(/[\u0622\u0623\u0625]/g, '\u0627')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[\s\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069.\u060c-]/g, '')

/** Whether the holder of a bank account is one of these confirmed names. */
export const isHolderAmong = (holderName: string, confirmedNames: readonly string[]): boolean =>
  confirmedNames.some((name) => fold(name) === fold(holderName))
