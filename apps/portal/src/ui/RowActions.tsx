import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from './IconButton.tsx'
import type { Preloadable } from './lazy-part.tsx'
import { Menu, type MenuAction } from './Menu.tsx'
import styles from './RowActions.module.css'
import { uiText } from './ui.fa.ts'

export interface RowAction<Row> {
  label: string | ((row: Row) => string)
  icon?: LucideIcon
  run?: (row: Row) => unknown
  href?: (row: Row) => string
  /** Why it is not allowed for this row; it stays in its place, disabled. */
  disabledReason?: (row: Row) => string | undefined
  /** It makes no sense for this row at all. */
  isHidden?: (row: Row) => boolean
  /** Takes something away: last in the menu, red. */
  isDanger?: boolean
  /** Stands in the row as an icon as well; two at most. */
  isQuick?: boolean
  hint?: string
  /** The dialog that it opens, to be loaded ahead. */
  opens?: Preloadable
}

interface RowActionsProps<Row> {
  row: Row
  name: string
  actions: readonly RowAction<Row>[]
}

/** The last cell of a row: quiet icons for the everyday acts, all of them behind "more". */
export function RowActions<Row>({ row, name, actions }: RowActionsProps<Row>) {
  const navigate = useNavigate()
  const allowed = actions.filter(({ isHidden }) => !isHidden?.(row))
  if (allowed.length === 0) return null

  const toItem = (action: RowAction<Row>): MenuAction => ({
    id: String(actions.indexOf(action)),
    label: labelOf(action, row),
    icon: action.icon,
    href: action.href?.(row),
    onAction: action.run && (() => void action.run?.(row)),
    hint: action.hint,
    opens: action.opens,
    isDanger: action.isDanger,
    disabledReason: action.disabledReason?.(row),
  })
  const quick = allowed.flatMap((action) => (action.isQuick && action.icon ? [{ ...action, icon: action.icon }] : []))
  const hasMenu = quick.length < allowed.length
  return (
    <div className={styles.actions}>
      {quick.map((action) => (
        <span key={labelOf(action, row)} className={hasMenu ? styles.wideOnly : undefined}>
          <IconButton
            icon={action.icon}
            name={labelOf(action, row)}
            size="sm"
            kind={action.isDanger ? 'danger' : 'plain'}
            disabledReason={action.disabledReason?.(row)}
            opens={action.opens}
            onPress={() => void (action.href ? navigate(action.href(row)) : action.run?.(row))}
          />
        </span>
      ))}
      {hasMenu && (
        <Menu
          label={uiText.moreOf(name)}
          trigger={<IconButton icon={EllipsisVertical} name={uiText.moreOf(name)} size="sm" />}
          groups={[
            allowed.filter(({ isDanger }) => !isDanger).map(toItem),
            allowed.filter(({ isDanger }) => isDanger).map(toItem),
          ]}
        />
      )}
    </div>
  )
}

const labelOf = <Row,>({ label }: RowAction<Row>, row: Row): string =>
  typeof label === 'function' ? label(row) : label
