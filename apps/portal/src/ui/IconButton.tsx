import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { pending, preloading, refusingPress } from './Button.tsx'
import { iconMd, iconSm } from './icons.ts'
import type { Preloadable } from './lazy-part.tsx'
import { useReadOnlyReason } from './read-only.ts'
import { Tooltip } from './Tooltip.tsx'
import styles from './IconButton.module.css'

type AriaPart = Pick<
  AriaButtonProps,
  'type' | 'slot' | 'onPress' | 'isDisabled' | 'isPending' | 'autoFocus' | 'aria-expanded' | 'aria-pressed'
>

export interface IconButtonProps extends AriaPart {
  icon: LucideIcon
  /** Read by screen readers and shown as tooltip: an icon alone is a riddle. */
  name: string
  size?: 'sm' | 'md'
  kind?: 'plain' | 'danger'
  isFramed?: boolean
  /** A small mark on the corner: something new is behind this button. Say so in `name` too. */
  hasDot?: boolean
  disabledReason?: string
  /** Whether it changes something, as with `Button`; one that takes something away does. */
  writes?: boolean
  /** The dialog that it opens: loaded as soon as somebody points at the button or comes to it by keyboard. */
  opens?: Preloadable | undefined
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  icon,
  name,
  size,
  kind,
  isFramed,
  hasDot,
  disabledReason: ownReason,
  writes = kind === 'danger',
  opens,
  ...own
}: IconButtonProps) {
  const reasonId = useId()
  const disabledReason = useReadOnlyReason(writes) ?? ownReason
  const aria = { ...own, ...preloading(opens) }
  const Icon = aria.isPending ? LoaderCircle : icon
  return (
    <>
      <Tooltip text={disabledReason ?? name}>
        <AriaButton
          className={styles.button}
          data-size={size}
          data-kind={kind}
          data-framed={isFramed || undefined}
          aria-label={name}
          {...aria}
          {...(aria.isPending && pending)}
          {...(disabledReason && { ...refusingPress, 'aria-describedby': reasonId })}
        >
          <Icon {...(size === 'sm' ? iconSm : iconMd)} data-spin={aria.isPending || undefined} />
          {hasDot && <span className={styles.dot} />}
        </AriaButton>
      </Tooltip>
      {disabledReason && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  )
}
