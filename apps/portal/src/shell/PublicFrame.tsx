import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import { Cypress, Logo } from './Logo.tsx'
import { paths } from './paths.ts'
import { shellText } from './shell.fa.ts'
import styles from './PublicFrame.module.css'

interface PublicFrameProps {
  /** The page itself: a form, or what stands in its place. */
  children: ReactNode
}

/** The two columns of the pages before signing in: what to do, and whose house this is. */
export function PublicFrame({ children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <main className={styles.formSide}>
        <Logo />
        <div className={styles.content}>{children}</div>
        <footer className={styles.foot}>
          <Link kind="quiet" href={paths.blog}>
            {shellText.open.blog}
          </Link>
          <Link kind="quiet" href={paths.status}>
            {shellText.open.status}
          </Link>
        </footer>
      </main>
      <aside className={styles.brandSide}>
        <Grove />
        <p className={styles.sentence}>{shellText.publicFrame.sentence}</p>
        <p className={styles.promise}>{shellText.publicFrame.promise}</p>
      </aside>
    </div>
  )
}

const trees = [
  { place: 'translate(40 0) scale(4)', className: styles.nearTree },
  { place: 'translate(8 39.2) scale(2.77)', className: styles.farTree },
  { place: 'translate(104 63.7) scale(2)', className: styles.farTree },
]

function Grove() {
  return (
    <svg className={styles.grove} viewBox="0 0 150 128" fill="none" aria-hidden>
      <path className={styles.ground} d="M0 127.4H150" />
      {trees.map(({ place, className }) => (
        <g key={place} transform={place} className={className}>
          <Cypress />
        </g>
      ))}
    </svg>
  )
}
