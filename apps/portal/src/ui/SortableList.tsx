import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { addAriaText } from './aria-text.ts'
import { IconButton } from './IconButton.tsx'
import { iconSm } from './icons.ts'
import { sortableAriaText, sortableText as text } from './sortable-text.fa.ts'
import { movedBeside, movedBy } from './sortable-order.ts'
import styles from './SortableList.module.css'

addAriaText(sortableAriaText)

export interface SortableItem {
  id: string
  /** What it is called, for screen readers. */
  name: string
  content: ReactNode
}

interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  /** Told the whole new order. */
  onSort: (ids: string[]) => void
  isDisabled?: boolean
}

/** Put in order by dragging, by the keyboard, or by the two arrows of a row, which fingers and voices use as well. */
export function SortableList({ label, items, onSort, isDisabled = false }: SortableListProps) {
  const ids = items.map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String)
      const place = target.dropPosition === 'before' ? 'before' : 'after'
      onSort(movedBeside(ids, moved, String(target.key), place))
    },
  })
  return (
    <GridList aria-label={label} className={styles.list} dragAndDropHooks={dragAndDropHooks}>
      {items.map(({ id, name, content }, index) => (
        <GridListItem key={id} id={id} textValue={name} className={styles.item}>
          <Button slot="drag" className={styles.grip} aria-label={text.drag}>
            <GripVertical {...iconSm} />
          </Button>
          <div className={styles.content}>{content}</div>
          <IconButton
            size="sm"
            icon={ArrowUp}
            name={text.up(name)}
            isDisabled={isDisabled || index === 0}
            onPress={() => onSort(movedBy(ids, index, -1))}
          />
          <IconButton
            size="sm"
            icon={ArrowDown}
            name={text.down(name)}
            isDisabled={isDisabled || index === items.length - 1}
            onPress={() => onSort(movedBy(ids, index, 1))}
          />
        </GridListItem>
      ))}
    </GridList>
  )
}
