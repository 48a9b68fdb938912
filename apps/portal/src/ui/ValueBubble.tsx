import styles from './ValueBubble.module.css'

/** The value above a slider's thumb, where `--at` (percent of the line) says; assistive technology reads the slider's own. */
export function ValueBubble({ children }: { children: string }) {
  return (
    <span className={styles.bubble} aria-hidden>
      {children}
    </span>
  )
}
