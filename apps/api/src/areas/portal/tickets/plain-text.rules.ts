/** Marks of Markdown, with what stays of each: a notice and a mail show the text as it is. */
const marks: readonly (readonly [RegExp, string])[] = [
  // Fences of code, with the language's name.
  [/^ {0,3}(?:```|~~~)[^\n]*\n?/gm, ''],
  [/!?\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g, '$1 ($2)'],
  [/^ {0,3}#{1,6} +/gm, ''],
  [/^ {0,3}> ?/gm, ''],
  [/^( *)[*+] +/gm, '$1- '],
  [/\*\*(\S(?:.*?\S)?)\*\*/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
]

/** A message without the marks of Markdown. */
export const plainText = (markdown: string): string =>
  marks.reduce((text, [mark, left]) => text.replace(mark, left), markdown).trim()
