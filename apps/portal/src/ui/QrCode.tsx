import { useId } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

interface QrCodeProps {
  value: string
  /** What the picture is for, in words: it cannot be read without a camera. */
  label: string
}

/** Readers need four light modules around the code. */
const quietZone = 4

/** A QR code. Dark on light also in the dark scheme: many cameras do not read the inverse. */
export function QrCode({ value, label }: QrCodeProps) {
  const titleId = useId()
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG picture has no tag of its own for its name
      role="img"
      aria-labelledby={titleId}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <title id={titleId}>{label}</title>
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={darkModules(data)} />
    </svg>
  )
}

/** One square per dark module, as a single path. */
const darkModules = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
