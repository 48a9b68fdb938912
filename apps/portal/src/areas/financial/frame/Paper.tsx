import { type ReactNode, useEffect } from 'react'
import { Logo } from '../../../shell/Logo.tsx'
import styles from './Paper.module.css'

interface PaperProps {
  title: string
  /** At its head: number, dates. */
  facts: ReactNode
  children: ReactNode
}

/** A sheet as it is printed on A4; always light, because paper is. */
export function Paper({ title, facts, children }: PaperProps) {
  usePaperAlone()
  return (
    <article className={styles.paper} data-paper aria-label={title}>
      <header className={styles.head}>
        <Logo />
        <h2>{title}</h2>
        <dl>{facts}</dl>
      </header>
      {children}
    </article>
  )
}

/** Printing prints the paper alone: the frame around it looks for this mark. */
const usePaperAlone = () => {
  useEffect(() => {
    document.documentElement.dataset['prints'] = 'paper'
    return () => {
      delete document.documentElement.dataset['prints']
    }
  }, [])
}

/** A value with its name. */
export function PaperRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface PaperTableProps {
  label: string
  head: readonly string[]
  /** On a phone a row is a card: the second cell is its title, the others say in `data-label` what they are. */
  hasCards?: boolean
  /** Its rows. */
  children: ReactNode
}

/** The lines of a paper; on a phone they scroll, unless they become cards. */
export function PaperTable({ label, head, hasCards = false, children }: PaperTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.lines} data-cards={hasCards || undefined}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

interface PaperSumsProps {
  words: ReactNode
  /** The last one is what it comes to. */
  sums: readonly (readonly [label: string, figure: ReactNode])[]
}

/** The sum in words, and how it comes about. */
export function PaperSums({ words, sums }: PaperSumsProps) {
  return (
    <div className={styles.bottom}>
      <div className={styles.words}>{words}</div>
      <dl className={styles.sums}>
        {sums.map(([label, figure]) => (
          <PaperRow key={label} label={label}>
            {figure}
          </PaperRow>
        ))}
      </dl>
    </div>
  )
}
