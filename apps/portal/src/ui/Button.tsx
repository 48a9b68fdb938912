import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { iconSm } from './icons.ts'
import type { Preloadable } from './lazy-part.tsx'
import { useReadOnlyReason } from './read-only.ts'
import { Tooltip } from './Tooltip.tsx'
import { uiText } from './ui.fa.ts'
import styles from './Button.module.css'

interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet'
  size?: 'sm' | 'md' | 'lg'
  icon?: LucideIcon
  iconEnd?: LucideIcon
  isWide?: boolean
  children: ReactNode
}

type AriaPart = Pick<
  AriaButtonProps,
  'type' | 'form' | 'slot' | 'onPress' | 'isDisabled' | 'isPending' | 'autoFocus' | 'aria-label' | 'aria-expanded'
>

export interface ButtonProps extends ButtonLook, AriaPart {
  /** Why it cannot be pressed now. The button stays reachable by keyboard, so that the reason can be read. */
  disabledReason?: string | undefined
  /**
   * Whether it changes something, so that it is refused where people only look. Said where it cannot be told from the button:
   * one that sends a form, takes something away or opens a dialog does.
   */
  writes?: boolean | undefined
  /** The dialog that it opens: loaded as soon as somebody points at the button or comes to it by keyboard. */
  opens?: Preloadable | undefined
  ref?: Ref<HTMLButtonElement>
}

/** What a button does before it is pressed. */
export const preloading = (opens: Preloadable | undefined) =>
  opens && { onHoverStart: opens.preload, onFocus: opens.preload }

const doesWrite = ({ type, kind, opens }: ButtonProps): boolean =>
  type === 'submit' || kind === 'danger' || kind === 'danger-quiet' || opens !== undefined

export function Button({ writes, ...props }: ButtonProps) {
  const { kind, size, icon, iconEnd, isWide, disabledReason: ownReason, opens, children, ...own } = props
  const reasonId = useId()
  const disabledReason = useReadOnlyReason(writes ?? doesWrite(props)) ?? ownReason
  const aria = { ...own, ...preloading(opens) }
  const look = { className: styles.button, 'data-kind': kind ?? 'secondary', 'data-size': size, 'data-wide': isWide }
  const content = (
    <ButtonContent icon={aria.isPending ? LoaderCircle : icon} isSpinning={aria.isPending} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  )
  if (!disabledReason) {
    return (
      <AriaButton {...look} {...aria} {...(aria.isPending && pending)}>
        {content}
      </AriaButton>
    )
  }
  return (
    <>
      <Tooltip text={disabledReason}>
        <AriaButton {...look} {...aria} {...refusingPress} aria-describedby={reasonId}>
          {content}
        </AriaButton>
      </Tooltip>
      <span hidden id={reasonId}>
        {disabledReason}
      </span>
    </>
  )
}

/** A truly disabled button takes no focus and so could never say why; and a submit button would still submit. */
export const refusingPress = {
  type: 'button',
  isDisabled: false,
  isPending: false,
  onPress: undefined,
  'aria-disabled': true,
} as const

/**
 * React Aria's own pending state has an element read out that is gone when the press led to another page; here the button
 * itself says that it is at work.
 */
export const pending = { ...refusingPress, 'data-busy': true } as const

export interface LinkButtonProps extends ButtonLook {
  href: string
  target?: '_blank'
  download?: string
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ kind, size, icon, iconEnd, isWide, children, ...link }: LinkButtonProps) {
  return (
    <AriaLink
      className={styles.button}
      data-kind={kind ?? 'secondary'}
      data-size={size}
      data-wide={isWide}
      rel={link.target && 'noopener'}
      {...link}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaLink>
  )
}

interface ContentProps extends Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'> {
  isSpinning?: boolean
}

function ButtonContent({ icon: Icon, isSpinning, iconEnd: IconEnd, children }: ContentProps) {
  return (
    <>
      {Icon && <Icon {...iconSm} data-spin={isSpinning || undefined} />}
      {/* One element: a sentence with a Latin word in it would fall apart into several flex items. */}
      <span>{children}</span>
      {isSpinning && <span className="sr-only">{uiText.operation.states.now}</span>}
      {IconEnd && <IconEnd {...iconSm} />}
    </>
  )
}
