import { Wallet } from 'lucide-react'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { formatCount } from '../../../format/number.ts'
import { openPanel } from '../../../shell/panels.ts'
import { refusingPress } from '../../../ui/Button.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { useReadOnlyReason } from '../../../ui/read-only.ts'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { runwayText } from './runway.fa.ts'
import { useRunway } from './use-runway.ts'
import styles from './RunwayMark.module.css'

const text = runwayText.mark

/** In the header while little is left; one press leads to a payment. */
export function RunwayMark() {
  const { runway } = useRunway()
  const reasonId = useId()
  const refusal = useReadOnlyReason(true)
  // An empty wallet that nothing takes from is nothing to warn of.
  if (!runway?.isShort || (runway.days === undefined && runway.balance === 0)) return null
  const isOver = runway.balance <= 0
  const words = isOver ? text.over : text.days(formatCount(runway.days ?? 0), runway.days === 0)
  return (
    <>
      <Tooltip text={refusal}>
        <Button
          className={styles.mark}
          data-over={isOver || undefined}
          aria-label={text.withAct(words)}
          onPress={() => openPanel('deposit')}
          {...(refusal && { ...refusingPress, 'aria-describedby': reasonId })}
        >
          <Wallet {...iconSm} />
          <span>{words}</span>
        </Button>
      </Tooltip>
      {refusal && (
        <span hidden id={reasonId}>
          {refusal}
        </span>
      )}
    </>
  )
}
