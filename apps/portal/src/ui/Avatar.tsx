import styles from './Avatar.module.css'

interface AvatarProps {
  /** The person's name; its initials are shown. */
  name: string
  tone?: 'brand' | 'neutral'
}

const zeroWidthNonJoiner = '\u200c'

const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join(zeroWidthNonJoiner)

/** Initials in a circle; the name stands beside it, so screen readers skip it. */
export function Avatar({ name, tone = 'brand' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-tone={tone} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
