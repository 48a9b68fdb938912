import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { ReactNode } from 'react'
import type { DryRun } from '../../shell/use-dry-run.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Note } from '../../ui/Note.tsx'
import { moneyRefusal } from '../orders/OrderHold.tsx'
import { ChangeOutlook } from './ChangeOutlook.tsx'
import { ResizePrice } from './ResizePrice.tsx'
import styles from './resizing.module.css'
import { resizingText } from './resizing.fa.ts'
import { ResizeVerdict } from './ResizeVerdict.tsx'

interface ResizeCardProps {
  text: { title: string; intro: string; noChange: string; submit: string }
  /** Why it cannot have another size now. */
  refusal: string | undefined
  nowMonthlyRials: number
  isChanged: boolean
  /** What the server says about the change. */
  rehearsal: DryRun
  isPending: boolean
  onSubmit: () => void
  /** Its last answer; `undefined` before there is one. */
  quote: Quote | undefined
  /** What is paid at present, before VAT, and after it, with VAT; absent: the price as it runs. */
  paid?: { nowRials: number; payable: number } | undefined
  /** More about the price: it stands below it. */
  besidesPrice?: ReactNode
  /** What the wanted size is chosen with. */
  children: ReactNode
}

/** Another size for a service: what it costs and what happens, before one presses. */
export function ResizeCard(props: ResizeCardProps) {
  const { text, refusal, nowMonthlyRials, isChanged, rehearsal, quote, isPending, onSubmit, paid, besidesPrice } = props
  const { nowRials = nowMonthlyRials, payable = quote?.payable ?? 0 } = paid ?? {}
  return (
    <div className={styles.columns}>
      <Card title={text.title}>
        <div className={styles.body}>
          <p className={styles.quiet}>{text.intro}</p>
          {refusal && <Note tone="warning" title={refusal} />}
          {props.children}
        </div>
      </Card>
      <Card
        title={resizingText.price.title}
        headEnd={<span className={styles.quiet}>{resizingText.price.withoutVat}</span>}
      >
        <div className={styles.body}>
          <ResizePrice
            nowMonthlyRials={nowMonthlyRials}
            afterMonthlyRials={isChanged ? quote && quote.subtotal - quote.discount : nowMonthlyRials}
            isStale={rehearsal.isAsking}
          />
          {besidesPrice}
          {isChanged && <ResizeVerdict rehearsal={rehearsal} />}
          {isChanged && !rehearsal.error && (
            <ChangeOutlook nowRials={nowRials} after={quote && { ...quote, payable }} />
          )}
          <Button
            kind="primary"
            isWide
            isPending={isPending}
            disabledReason={
              refusal ?? (isChanged ? (rehearsal.error?.message ?? moneyRefusal(rehearsal.quote)) : text.noChange)
            }
            onPress={onSubmit}
          >
            {text.submit}
          </Button>
        </div>
      </Card>
    </div>
  )
}

export function ResizeComing({ title }: { title: string }) {
  return (
    <Card title={title}>
      <Loading lines={6} />
    </Card>
  )
}
