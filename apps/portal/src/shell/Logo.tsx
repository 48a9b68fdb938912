import { shellText } from './shell.fa.ts'
import styles from './Logo.module.css'

const body =
  'M11.300.6c-.7 4.400 4.500 10.600 4.500 19.100 0 4.900-2.200 7.700-5.800 7.700s-5.800-2.800-5.800-7.700C4.200 12.600 8.900 7.500 11.300.6Z'
const windLines =
  'M2.500 15.600c4.600.4 8.900-2.300 11.300-7.200M2.500 20.700c5.600.5 10.700-2.600 13.900-8.200M3.200 25.400c5.700.2 10.800-2.700 14-8.100'

/** A cypress, drawn in the current colour and cut by three lines in the colour behind it (`--mark-cut`). */
export function Cypress() {
  return (
    <>
      <path fill="currentColor" d={body} />
      <path className={styles.cut} strokeWidth="1.15" d={windLines} />
      <path stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" d="M10 27v4" />
    </>
  )
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 20 32" fill="none" aria-hidden>
        <Cypress />
      </svg>
      <span>{shellText.brand}</span>
    </span>
  )
}
