import { RefreshCw } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { iconMd } from './icons.ts'
import styles from './RefreshButton.module.css'
import { Tooltip } from './Tooltip.tsx'
import { uiText } from './ui.fa.ts'

interface RefreshButtonProps {
  isFetching: boolean
  onPress: () => void
}

/** Reads the page again; turns, and rests, while it does. */
export function RefreshButton({ isFetching, onPress }: RefreshButtonProps) {
  return (
    <Tooltip text={uiText.refresh}>
      <AriaButton className={styles.button} aria-label={uiText.refresh} isDisabled={isFetching} onPress={onPress}>
        <RefreshCw {...iconMd} data-spin={isFetching || undefined} />
      </AriaButton>
    </Tooltip>
  )
}
