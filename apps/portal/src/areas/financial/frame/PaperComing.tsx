import { SearchX } from 'lucide-react'
import type { RequestError } from '../../../shell/request-errors.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'

interface PaperComingProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** What such papers are called. */
  label: string
  /** The list of them. */
  listHref: string
  text: { missing: { title: string; text: string }; back: string; failed: string }
}

/** In the place of an invoice or a quote: it is being read, it cannot be read, or there is none. */
export function PaperComing({ query: { error, isFetching, refetch }, label, listHref, text }: PaperComingProps) {
  if ((error as RequestError | undefined)?.status === 404) {
    return (
      <Card isFlush label={label}>
        <Empty icon={SearchX} title={text.missing.title} actions={<LinkButton href={listHref}>{text.back}</LinkButton>}>
          {text.missing.text}
        </Empty>
      </Card>
    )
  }
  if (error) {
    return <ErrorBox title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <Card label={label}>
      <Loading lines={12} />
    </Card>
  )
}
