import { Columns3 } from 'lucide-react'
import { Checkbox } from './Checkbox.tsx'
import styles from './ColumnChoice.module.css'
import { IconButton } from './IconButton.tsx'
import type { Column } from './list-rows.ts'
import { Popover } from './Popover.tsx'
import { uiText } from './ui.fa.ts'

interface ColumnChoiceProps<Row> {
  columns: readonly Column<Row>[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** Which columns a table shows; the one that names its rows always stays. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <Popover
      label={uiText.table.columns}
      placement="bottom end"
      trigger={<IconButton icon={Columns3} name={uiText.table.columns} size="sm" />}
    >
      <div className={styles.columns}>
        {columns
          .filter(({ place }) => place !== 'title')
          .map(({ id, label }) => (
            <Checkbox key={id} label={label} value={!hidden.has(id)} onChange={() => toggle(id)} />
          ))}
      </div>
    </Popover>
  )
}
