import { useCustomerUserLeftBehindQuery } from '@sarv/client/account.generated'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { usersText } from './customer-users.fa.ts'

const text = usersText.removal

interface LeftBehindProps {
  userId: number
  stops: boolean
  onChange: (stops: boolean) => void
}

/** What goes on working for somebody who is being removed, and whether it is stopped. */
export function LeftBehind({ userId, stops, onChange }: LeftBehindProps) {
  const {
    currentData: left,
    error,
    isFetching,
    refetch,
  } = useCustomerUserLeftBehindQuery({ id: userId }, { refetchOnMountOrArgChange: true })
  if (error) {
    return (
      <ErrorBox isPart title={text.leftFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  }
  if (!left?.length) return text.note
  return (
    <>
      <p>{text.note}</p>
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
