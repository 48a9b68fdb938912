import { RefreshCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Copy } from './Copy.tsx'
import { Empty } from './Empty.tsx'
import { type Failure, failureOf } from './failure.ts'
import { Note } from './Note.tsx'
import { uiText } from './ui.fa.ts'

interface ErrorBoxProps {
  /** The failed call's error as the request layer gives it; its sentence and trace id are shown. */
  error?: unknown
  title?: ReactNode
  /** What happened and what it did not touch, where the error itself has no sentence. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** A part of a page fails as a banner in its own place; the rest of the page stays. */
  isPart?: boolean
  /** More ways out, beside "try again". */
  actions?: ReactNode
}

/** A read that failed: what happened, "try again", and the trace id to give to support. */
export function ErrorBox(props: ErrorBoxProps) {
  const { error, title = uiText.failedTitle, children, onRetry, isRetrying = false, isPart = false, actions } = props
  const failure = failureOf(error)
  const retry = onRetry && (
    <Button
      kind={isPart ? 'secondary' : 'primary'}
      size={isPart ? 'sm' : 'md'}
      icon={RefreshCw}
      isPending={isRetrying}
      onPress={onRetry}
    >
      {uiText.retry}
    </Button>
  )
  if (isPart) {
    return (
      <Note
        tone="danger"
        title={title}
        actions={
          <>
            {actions}
            {retry}
          </>
        }
        isLive
      >
        {failure.message ?? children ?? uiText.partFailedText} <TraceId failure={failure} />
      </Note>
    )
  }
  return (
    <div role="alert">
      <Empty
        icon={Unplug}
        tone="danger"
        title={title}
        actions={
          <>
            {retry}
            {actions}
          </>
        }
        note={failure.traceId && <TraceId failure={failure} />}
      >
        {failure.message ?? children ?? uiText.failedText}
      </Empty>
    </div>
  )
}

function TraceId({ failure }: { failure: Failure }) {
  if (!failure.traceId) return null
  return (
    <span>
      {uiText.traceId} <Copy value={failure.traceId} />
    </span>
  )
}
