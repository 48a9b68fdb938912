import { Skeleton } from './Skeleton.tsx'
import styles from './Skeleton.module.css'

interface LoadingProps {
  /** Lines of text that come. */
  lines?: number
  /** Cards to choose from that come. */
  tiles?: number
  /** A sentence that is about as long as the one that comes: it keeps that one's place at any width. */
  like?: string
  /** What comes is as high as this: nothing below it has to wait. */
  isSized?: boolean
}

/** In place of a part that is being read: its shape for the eyes, and the word for screen readers. */
export function Loading({ lines = 1, tiles = 0, like, isSized = like !== undefined }: LoadingProps) {
  return (
    <div aria-busy data-sized={isSized || undefined}>
      {like && (
        <span className={styles.like} aria-hidden>
          {like}
        </span>
      )}
      {tiles > 0 && (
        <div className={styles.tiles}>
          {Array.from({ length: tiles }, (_, tile) => (
            <span key={tile} />
          ))}
        </div>
      )}
      {!like && tiles === 0 && <Skeleton lines={lines} />}
    </div>
  )
}
