import { ariaText } from './aria-text.fa.ts'

/**
 * Gives React Aria its Persian words, in the place where it looks for those of the page's language (the same that its
 * `LocalizedStringProvider` fills). Call it once, before the first render.
 */
export const installAriaText = (): void => {
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: 'fa-IR',
    [Symbol.for('react-aria.i18n.strings')]: ariaText,
  })
}
