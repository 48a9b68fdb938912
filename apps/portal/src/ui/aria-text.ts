import { ariaText } from './aria-text.fa.ts'

/** Words of parts that few pages have come with these pages. React Aria keeps what it finds first, so their places are there before. */
const late: Record<string, object> = {
  '@react-aria/calendar': {},
  '@react-aria/datepicker': {},
  '@react-aria/dnd': {},
  '@react-aria/grid': {},
  '@react-aria/gridlist': {},
  '@react-stately/datepicker': {},
}

/**
 * Gives React Aria its Persian words, in the place where it looks for those of the page's language (the same that its
 * `LocalizedStringProvider` fills). Call it once, before the first render.
 */
export const installAriaText = (): void => {
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: 'fa-IR',
    [Symbol.for('react-aria.i18n.strings')]: { ...ariaText, ...late },
  })
}

/** The words of such a part, by package. */
export const addAriaText = (words: Readonly<Record<string, object>>): void => {
  for (const [name, ofPackage] of Object.entries(words)) Object.assign((late[name] ??= {}), ofPackage)
}
