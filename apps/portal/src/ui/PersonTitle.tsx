import styles from './PersonTitle.module.css'
import { Tag } from './Tag.tsx'
import { uiText } from './ui.fa.ts'

interface PersonTitleProps {
  name: string
  email: string | null
  /** It is the one who looks. */
  isSelf?: boolean
}

/** The first cell of a row about someone: their name, and the e-mail below it. */
export function PersonTitle({ name, email, isSelf = false }: PersonTitleProps) {
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {isSelf && <Tag>{uiText.you}</Tag>}
      </span>
      {email && (
        <small className={styles.email} dir="ltr" title={email}>
          {email}
        </small>
      )}
    </span>
  )
}
