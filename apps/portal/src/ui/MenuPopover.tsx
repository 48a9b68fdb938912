import { Check } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Menu as AriaMenu, MenuItem, Separator } from 'react-aria-components/Menu'
import { iconSm } from './icons.ts'
import type { OpenMenuProps } from './LazyMenu.tsx'
import type { MenuAction } from './Menu.tsx'
import styles from './Menu.module.css'
import { PopoverSurface } from './PopoverPanel.tsx'
import { ReadOnlyReason } from './read-only.ts'

interface MenuPopoverProps extends OpenMenuProps {
  label: string
  head?: ReactNode
  groups: readonly (readonly MenuAction[])[]
}

/** What a `Menu` shows when it is open. */
export function MenuPopover({ label, head, groups, onOpenChange, ...popover }: MenuPopoverProps) {
  const readOnly = useContext(ReadOnlyReason)
  const shown = groups
    .filter((group) => group.length > 0)
    .map((group) =>
      group.map((action) => (readOnly && doesWrite(action) ? { ...action, disabledReason: readOnly } : action)),
    )
  const chosen = shown.flat().find(({ isChosen }) => isChosen)
  const disabledKeys = shown.flat().flatMap(({ id, disabledReason }) => (disabledReason ? [id] : []))
  return (
    <PopoverSurface {...popover} trigger="MenuTrigger" aria-label={label} onOpenChange={onOpenChange}>
      {head && <div className={styles.head}>{head}</div>}
      <AriaMenu
        className={styles.menu}
        aria-label={label}
        disabledKeys={disabledKeys}
        {...(chosen && { selectionMode: 'single', disallowEmptySelection: true, selectedKeys: [chosen.id] })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus, as everywhere
        autoFocus="first"
        onClose={() => onOpenChange(false)}
      >
        {shown.flatMap((group, index) => [
          ...(index > 0 ? [<Separator key={`before-${group[0]?.id}`} className={styles.separator} />] : []),
          ...group.map(renderItem),
        ])}
      </AriaMenu>
    </PopoverSurface>
  )
}

const doesWrite = ({ writes, isDanger = false }: MenuAction): boolean => writes ?? isDanger

const renderItem = ({ id, label, onAction, href, hint, isDanger, isChosen, disabledReason, icon }: MenuAction) => {
  const note = disabledReason ?? hint
  const Icon = icon ?? (isChosen === undefined ? undefined : Check)
  return (
    <MenuItem
      key={id}
      id={id}
      href={href}
      onAction={onAction}
      textValue={label}
      className={styles.item}
      data-danger={isDanger || undefined}
    >
      {Icon && <Icon {...iconSm} className={styles.icon} data-hidden={isChosen === false || undefined} />}
      <span className={styles.words}>
        <span>{label}</span>
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </MenuItem>
  )
}
