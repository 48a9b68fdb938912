/* oxlint-disable react/no-array-index-key -- pieces of a text have no other name, and are drawn anew together */
import { marked, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { CodeBlock } from './CodeBlock.tsx'
import { uiText } from './ui.fa.ts'
import styles from './Markdown.module.css'

/** As deep as people nest lists and quotes; a text of ten thousand brackets must not be drawn by ten thousand calls. */
const deepest = 12

/** Where a link may lead; whatever else stands there is only read. */
const safeHref = (href: string): string | undefined => {
  try {
    const { protocol } = new URL(href)
    return ['https:', 'http:', 'mailto:'].includes(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
/** The lexer writes some signs as HTML would; here they are text. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => named[name] ?? '')

const children = (tokens: readonly Token[] | undefined, depth: number): ReactNode =>
  tokens?.map((token, index) => <Fragment key={index}>{draw(token, depth)}</Fragment>)

const listOf = ({ ordered, start, items }: Tokens.List, depth: number): ReactNode => {
  const rows = items.map((item, index) => (
    <li key={index} dir="auto">
      {children(item.tokens, depth)}
    </li>
  ))
  return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>
}

const tableOf = ({ header, rows }: Tokens.Table, depth: number): ReactNode => (
  <div className={styles.wide}>
    <table>
      <thead>
        <tr>
          {header.map((cell, index) => (
            <th key={index} dir="auto">
              {children(cell.tokens, depth)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, index) => (
              <td key={index} dir="auto">
                {children(cell.tokens, depth)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const linkOf = ({ href, tokens }: Tokens.Link, depth: number): ReactNode => {
  const safe = safeHref(unescaped(href))
  const content = children(tokens, depth)
  return safe ? (
    <a href={safe} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  ) : (
    content
  )
}

/** One piece as an element that we know; whatever we do not know is its own text. Nothing becomes markup. */
function draw(token: Token, depth: number): ReactNode {
  if (depth > deepest) return token.raw
  const inside = depth + 1
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return <p dir="auto">{children(token.tokens, inside)}</p>
    // A message has no headings of the page.
    case 'heading':
      return (
        <p dir="auto" className={styles.heading}>
          {children(token.tokens, inside)}
        </p>
      )
    case 'text':
      return token.tokens ? children(token.tokens, inside) : unescaped((token as Tokens.Text).text)
    case 'escape':
      return unescaped((token as Tokens.Escape).text)
    case 'strong':
      return <strong>{children(token.tokens, inside)}</strong>
    case 'em':
      return <em>{children(token.tokens, inside)}</em>
    case 'del':
      return <del>{children(token.tokens, inside)}</del>
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'codespan':
      return <code dir="ltr">{unescaped((token as Tokens.Codespan).text)}</code>
    case 'code':
      return <CodeBlock code={(token as Tokens.Code).text} label={uiText.code} />
    case 'blockquote':
      return <blockquote>{children(token.tokens, inside)}</blockquote>
    case 'list':
      return listOf(token as Tokens.List, inside)
    case 'table':
      return tableOf(token as Tokens.Table, inside)
    case 'link':
      return linkOf(token as Tokens.Link, inside)
    default:
      return token.raw
  }
}

/** undefined: nested so deep that only a machine can have written it. */
const tokensOf = (text: string): Token[] | undefined => {
  try {
    return marked.lexer(text, { gfm: true, breaks: true })
  } catch {
    return undefined
  }
}

/** What people write in tickets, incidents and articles: cut into pieces by marked, drawn as elements of ours. There is no HTML to be cleaned. */
export function Markdown({ children: text }: { children: string }) {
  const tokens = tokensOf(text)
  return <div className={styles.markdown}>{tokens ? children(tokens, 0) : text}</div>
}
