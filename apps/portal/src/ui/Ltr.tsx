import type { ReactNode } from 'react'
import styles from './Ltr.module.css'

interface LtrProps {
  children: ReactNode
  isCode?: boolean
}

/** An island of Latin text: an address, a name, a version. It keeps its direction and does not break. */
export function Ltr({ children, isCode = false }: LtrProps) {
  return (
    <bdi dir="ltr" className={isCode ? styles.code : undefined}>
      {children}
    </bdi>
  )
}
