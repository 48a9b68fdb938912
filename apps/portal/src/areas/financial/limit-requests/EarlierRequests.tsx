import {
  useLimitRequestCancelMutation,
  useLimitRequestListQuery,
  type LimitRequestListItem,
} from '@sarv/client/portal.generated'
import { limitRequestStatus } from '@sarv/contract/enums'
import { formatNumber } from '../../../format/number.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { toast } from '../../../ui/toast.ts'
import { limitRequestsText as text } from './limit-requests.fa.ts'
import styles from './LimitRequests.module.css'

/** The newest of them: what is still open, and what was answered. */
const shown = 5

export function EarlierRequests() {
  const { data: requests = [] } = useLimitRequestListQuery()
  if (requests.length === 0) return null
  return (
    <section className={styles.earlier} aria-label={text.earlier}>
      <h3>{text.earlier}</h3>
      <ul>
        {requests.slice(0, shown).map((request) => (
          <Earlier key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Earlier({ request }: { request: LimitRequestListItem }) {
  const { id, item, had, wanted, granted, answer, statusId, createDate } = request
  const [cancel, { isLoading }] = useLimitRequestCancelMutation()
  const takeBack = async () => {
    const { error } = await cancel({ id })
    if (!error) toast.success(text.takenBack)
  }
  return (
    <li className={styles.request}>
      <span>{text.change(item, formatNumber(had), formatNumber(wanted))}</span>
      <EnumChip table={limitRequestStatus} id={statusId} />
      {statusId === limitRequestStatus.id.open && (
        <Button kind="quiet" size="sm" writes isPending={isLoading} onPress={() => void takeBack()}>
          {text.takeBack}
        </Button>
      )}
      <span className={styles.quiet}>
        <DateText wire={createDate} />
        {granted !== null && ` · ${text.granted(formatNumber(granted))}`}
        {answer !== null && ` · ${answer}`}
      </span>
    </li>
  )
}
