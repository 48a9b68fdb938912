const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)

/**
 * The text of an article for clients that show HTML: its paragraphs and line ends, and nothing else. Whatever stands in it is
 * escaped, so there is nothing to be cleaned; the portal draws the Markdown itself.
 */
export const plainHtml = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
