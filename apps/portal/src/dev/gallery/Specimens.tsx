import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Specimens.module.css'

/** One part of the gallery: its name and a grid of specimens. */
export function Specimens({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** A specimen that takes the whole width, as it does on a page. */
export function SpecimenWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}

export function SpecimenStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

interface PosedProps {
  /** React Aria sets these from the pointer and the keyboard; here one is held, to be looked at. */
  as: 'data-hovered' | 'data-pressed' | 'data-focus-visible' | 'data-focus-within'
  /** The element that wears the state. */
  on?: string
  children: ReactNode
}

export function Posed({ as, on = 'button', children }: PosedProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    frame.current?.querySelector(on)?.setAttribute(as, 'true')
  }, [as, on])
  return (
    <div ref={frame} className={styles.posed}>
      {children}
    </div>
  )
}
