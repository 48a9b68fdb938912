import { useIssueRateMutation, type IssueThread, type RateIssueModel } from '@sarv/client/portal.generated'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../format/number.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketPage.module.css'

const text = ticketsText.rate
const stars = [1, 2, 3, 4, 5]

/** How good the help was, from one to five. */
export function RateTicket({ ticket }: { ticket: IssueThread }) {
  const [isChanging, setChanging] = useState(!ticket.rating)
  const refusal = ticket.mayWrite ? undefined : ticketsText.thread.readOnly
  if (isChanging && refusal === undefined) return <RatingForm ticket={ticket} />
  return (
    <Card
      title={text.title}
      headEnd={
        <Button kind="quiet" size="sm" disabledReason={refusal} onPress={() => setChanging(true)}>
          {text.change}
        </Button>
      }
    >
      <p>{sentenceOf(ticket)}</p>
      {ticket.ratingComment && <p className={styles.quiet}>{ticket.ratingComment}</p>}
    </Card>
  )
}

const sentenceOf = ({ rating, isOwnRating }: IssueThread): string => {
  if (!rating) return text.none
  return isOwnRating ? text.given(formatCount(rating)) : text.givenByOther(formatCount(rating))
}

interface RatingValues {
  /** 0: none yet. */
  rating: number
  comment: string
}

const resolver = resolveBySchema<RatingValues, RateIssueModel>(
  async () => (await import('@sarv/contract/portal/tickets/tickets.schemas')).RateIssueModel,
)

function RatingForm({ ticket }: { ticket: IssueThread }) {
  const [rate, { isLoading }] = useIssueRateMutation()
  const form = useForm<RatingValues, unknown, RateIssueModel>({
    defaultValues: { rating: ticket.rating ?? 0, comment: ticket.ratingComment ?? '' },
    resolver,
  })
  const rating = useWatch({ control: form.control, name: 'rating' })
  const send = form.handleSubmit(async (body) => {
    const { error } = await rate({ id: ticket.issueId, body })
    if (!error) toast.success(text.sent)
  })
  return (
    <Card title={text.title}>
      <form className={styles.rating} onSubmit={(event) => void send(event)} noValidate>
        <div role="radiogroup" aria-label={text.title} className={styles.stars}>
          {stars.map((count) => (
            <label key={count} data-on={count <= rating || undefined}>
              <input
                type="radio"
                name="rating"
                checked={rating === count}
                onChange={() => form.setValue('rating', count)}
              />
              <Star aria-hidden size={24} />
              <span className="sr-only">{text.stars(formatCount(count))}</span>
            </label>
          ))}
        </div>
        {rating > 0 && (
          <>
            <TextArea control={form.control} name="comment" label={text.comment} rows={2} maxLength={1000} />
            <Button type="submit" kind="primary" isPending={isLoading}>
              {text.send}
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
