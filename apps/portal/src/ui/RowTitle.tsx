import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './RowTitle.module.css'

interface RowTitleProps {
  name: string
  href?: string
  /** A quiet second line: the system, the region. */
  children?: ReactNode
}

/** The first cell of a row: the name, and a quieter line below it. */
export function RowTitle({ name, href, children }: RowTitleProps) {
  const shown = <bdi title={name}>{name}</bdi>
  return (
    <span className={styles.two}>
      {href ? (
        <Link to={href} className={styles.name}>
          {shown}
        </Link>
      ) : (
        <span className={styles.name}>{shown}</span>
      )}
      {children && <small className={styles.second}>{children}</small>}
    </span>
  )
}
