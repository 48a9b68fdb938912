import { quoteCheck } from '@sarv/client/financial/quotes.calls.generated'
import type { CheckedQuote } from '@sarv/contract/financial/quotes/quotes.schemas'
import { FileX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { formatDate } from '../../../format/dates.ts'
import { formatCount, formatNumber } from '../../../format/number.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import type { RequestError } from '../../../shell/request-errors.ts'
import { openCall } from '../../../shell/session-calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { quoteCheckText as text } from './quote-check.fa.ts'
import styles from './QuoteCheckPage.module.css'

const check = openCall(quoteCheck)

/** The server does not know it; anything else may be over in a minute. */
const isUnknown = ({ status }: RequestError) => status === 404 || status === 422

/** `/quote/{id}/{code}`: where the link on the paper of a quote leads, whoever opens it. */
export function QuoteCheckPage() {
  const { id = '', code = '' } = useParams()
  const { quote, error, again } = useChecked(id, code)
  return (
    <PublicFrame>
      <div className={styles.page}>
        <h1>{text.title}</h1>
        {quote && <Confirmed quote={quote} />}
        {error && isUnknown(error) && (
          <Empty icon={FileX} title={text.missing.title}>
            {text.missing.text}
          </Empty>
        )}
        {error && !isUnknown(error) && (
          <Empty icon={FileX} title={text.failed} actions={<Button onPress={again}>{uiText.retry}</Button>}>
            {uiText.failedText}
          </Empty>
        )}
        {!quote && !error && (
          <div aria-busy aria-label={uiText.loading}>
            <Skeleton lines={6} />
          </div>
        )}
      </div>
    </PublicFrame>
  )
}

function Confirmed({ quote }: { quote: CheckedQuote }) {
  const rows = [
    [text.number, formatCount(quote.id)],
    ...(quote.sellerName === null ? [] : [[text.seller, quote.sellerName] as const]),
    [text.date, formatDate(quote.createDate)],
    [text.until, formatDate(quote.validDate)],
    [text.net, text.rials(formatNumber(quote.subtotal))],
    [text.vat, text.rials(formatNumber(quote.vat))],
    [text.payable, text.rials(formatNumber(quote.payable))],
  ] as const
  return (
    <>
      <Note tone={quote.isValid ? 'success' : 'warning'} title={quote.isValid ? text.valid : text.expired} isLive />
      <dl className={styles.facts}>
        {rows.map(([label, said]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{said}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>{text.help}</p>
    </>
  )
}

interface Checked {
  quote?: CheckedQuote | undefined
  error?: RequestError | undefined
}

const useChecked = (id: string, code: string) => {
  const [attempt, setAttempt] = useState<object>({})
  const [answered, setAnswered] = useState<Checked & { attempt: object }>()
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const { data: quote, error } = await check({ id: Number(id), code }, leaving.signal)
      if (!leaving.signal.aborted) setAnswered({ attempt, quote, error })
    }
    void ask()
    return () => leaving.abort()
  }, [attempt, id, code])
  const current = answered?.attempt === attempt ? answered : undefined
  return { quote: current?.quote, error: current?.error, again: () => setAttempt({}) }
}
