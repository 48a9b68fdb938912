import type { LeftBehindItem } from '@sarv/contract/account/customer-users/customer-users.schemas'
import type { ReactNode } from 'react'
import type { RequestError } from '../../shell/request-errors.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { leftBehindText as text } from './left-behind.fa.ts'

interface LeftBehindProps {
  /** What stays in any case. */
  note: ReactNode
  query: {
    currentData?: readonly LeftBehindItem[] | undefined
    error?: RequestError | undefined
    isFetching: boolean
    refetch: () => unknown
  }
  stops: boolean
  onChange: (stops: boolean) => void
}

/** What goes on working for somebody who is being removed, and whether it is stopped. */
export function LeftBehind({ note, query, stops, onChange }: LeftBehindProps) {
  const { currentData: left, error, isFetching, refetch } = query
  if (error) {
    return <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  if (!left?.length) return note
  return (
    <>
      <p>{note}</p>
      <p>{text.left}</p>
      <ul>
        {left.map(({ kind, id, name, project }) => (
          <li key={`${kind}-${id}`}>
            {kind === 'webhook' ? text.webhook(name) : text.storageKey(name, project ?? '')}
          </li>
        ))}
      </ul>
      <Checkbox label={text.stop} help={text.stopHelp} value={stops} onChange={onChange} />
    </>
  )
}
