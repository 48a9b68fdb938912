import { CheckCheck, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'
import { iconSm } from './icons.ts'
import styles from './ListTable.module.css'
import { uiText } from './ui.fa.ts'

interface ListTableEmptyProps {
  children: ReactNode
  isLine?: boolean | undefined
}

/** Nothing at all: a plain sentence gets the picture around it, or stands on a line of its own. */
export function ListTableEmpty({ children, isLine = false }: ListTableEmptyProps) {
  if (isLine) {
    return (
      <div className={styles.line}>
        <CheckCheck {...iconSm} /> {children}
      </div>
    )
  }
  return typeof children === 'string' ? <Empty title={children} hasPattern /> : children
}

interface ListTableNoResultProps {
  search: string
  onClear: () => void
}

/** Something is there, but not what was asked for: says how to widen. */
export function ListTableNoResult({ search, onClear }: ListTableNoResultProps) {
  return (
    <output className={styles.noResult}>
      <Empty
        icon={SearchX}
        size="sm"
        title={search.trim() ? uiText.table.noResultFor(search) : uiText.table.noResultTitle}
        actions={
          <Button size="sm" onPress={onClear}>
            {uiText.table.clearSearch}
          </Button>
        }
      >
        {uiText.table.noResultText}
      </Empty>
    </output>
  )
}
