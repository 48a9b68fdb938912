import styles from './Kbd.module.css'

/** Keys to press: `Ctrl K`. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd dir="ltr" className={styles.kbd}>
      {children}
    </kbd>
  )
}
