import { Check, Copy as CopyIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import styles from './Copy.module.css'
import { IconButton } from './IconButton.tsx'
import { iconXs } from './icons.ts'
import { Tooltip } from './Tooltip.tsx'
import { uiText } from './ui.fa.ts'
import { useCopy } from './use-copy.ts'

interface CopyProps {
  /** What goes to the clipboard, and what is shown unless `shown` says otherwise. */
  value: string
  shown?: string
  /** Long values are cut to the place they have. */
  isClipped?: boolean
}

/** A technical value that is copied by pressing it. */
export function Copy({ value, shown = value, isClipped = false }: CopyProps) {
  const { isCopied, copy } = useCopy(value)
  const Icon = isCopied ? Check : CopyIcon
  return (
    <Tooltip text={isCopied ? uiText.copied : uiText.copy}>
      <AriaButton
        className={styles.copy}
        data-clipped={isClipped || undefined}
        data-copied={isCopied || undefined}
        aria-label={uiText.copyOf(shown)}
        onPress={copy}
      >
        <span className={styles.value} dir="ltr">
          {shown}
        </span>
        <Icon {...iconXs} className={styles.icon} />
      </AriaButton>
    </Tooltip>
  )
}

/** The copy button alone, beside a value that stands somewhere else. */
export function CopyButton({ value }: { value: string }) {
  const { isCopied, copy } = useCopy(value)
  return (
    <IconButton
      icon={isCopied ? Check : CopyIcon}
      name={isCopied ? uiText.copied : uiText.copy}
      size="sm"
      onPress={copy}
    />
  )
}
