/** Marks that keep Latin text in its direction inside a Persian message; they are no part of a code or a link. */
const directionMarks = /[\u200e\u200f\u2066-\u2069]/g

const plain = (text: string) => text.replaceAll(directionMarks, ' ')

/** The code that a message is about. */
export const codeIn = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(plain(text))?.[0]

/** The page that a message leads to. */
export const linkIn = (text: string): string | undefined => /https?:\/\/\S+/.exec(plain(text))?.[0]

/**
 * The portal's content security policy holds inside a frame too and refuses styles in markup. They are taken out of it
 * here and set through the DOM by `styleFrame`, which is our own script and may.
 */
export const withoutStyles = (html: string): string => html.replaceAll(/\sstyle="/g, ' data-style="')

export const styleFrame = (page: Document) => {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
}
