import { nameOfKey } from '@sarv/contract/storage/objects/objects.rules'
import { Button } from '../../../ui/Button.tsx'
import { usageText as text } from './usage.fa.ts'
import styles from './UsageCard.module.css'

interface FolderPathProps {
  prefix: string
  onOpen: (prefix: string) => void
}

/** `a/b/c/` as the folders around it: `a/`, `a/b/`, `a/b/c/`. */
const foldersAround = (prefix: string): string[] =>
  prefix
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => `${parts.slice(0, index + 1).join('/')}/`)

/** Where one is, and the way back. */
export function FolderPath({ prefix, onOpen }: FolderPathProps) {
  return (
    <nav className={styles.path} aria-label={text.path} dir="ltr">
      <Button kind="quiet" size="sm" onPress={() => onOpen('')}>
        {text.root}
      </Button>
      {foldersAround(prefix).map((folder) => (
        <span key={folder} className={styles.step}>
          <span aria-hidden>/</span>
          {folder === prefix ? (
            <b aria-current="page">{nameOfKey(folder)}</b>
          ) : (
            <Button kind="quiet" size="sm" onPress={() => onOpen(folder)}>
              {nameOfKey(folder)}
            </Button>
          )}
        </span>
      ))}
    </nav>
  )
}
