import { WifiOff } from 'lucide-react'
import { iconSm } from './icons.ts'
import styles from './LostMark.module.css'

interface LostMarkProps {
  isLost: boolean
  words: string
  /** What is done meanwhile. */
  hint: string
}

/** Empty while all is well; read out when the live connection is gone. */
export function LostMark({ isLost, words, hint }: LostMarkProps) {
  return (
    <output className={styles.mark}>
      {isLost && (
        <span title={hint}>
          <WifiOff {...iconSm} />
          <span className={styles.words}>{words}</span>
        </span>
      )}
    </output>
  )
}
