import type { QuoteLimit } from '@sarv/contract/pricing/quote.schemas'
import { Gauge } from 'lucide-react'
import { openPanel } from '../../shell/panels.ts'
import { useMayInAccount } from '../../shell/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Note } from '../../ui/Note.tsx'
import { UsageBars } from '../../ui/UsageBars.tsx'
import { ordersText } from './orders.fa.ts'
import styles from './OrderLimits.module.css'

const text = ordersText.limits

/** What will be used of the customer's limits after the order, as the server counts it. */
export function OrderLimits({ limits }: { limits: readonly QuoteLimit[] | undefined }) {
  if (!limits || limits.length === 0) return null
  const after = limits.map(({ item, current, wanted, max }) => ({ label: item, used: current + wanted, max }))
  const isOver = after.some(({ used, max }) => used > max)
  return (
    <Fold key={String(isOver)} title={text.title} icon={Gauge} isOpen={isOver}>
      <div className={styles.limits}>
        <UsageBars usages={after} />
        {isOver && <WhatToDo />}
      </div>
    </Fold>
  )
}

function WhatToDo() {
  const may = useMayInAccount()
  return (
    <Note
      tone="danger"
      title={text.overTitle}
      isLive
      actions={
        may('account') && (
          <Button size="sm" writes onPress={() => openPanel('limits')}>
            {text.askForMore}
          </Button>
        )
      }
    >
      {text.overHelp}
    </Note>
  )
}
