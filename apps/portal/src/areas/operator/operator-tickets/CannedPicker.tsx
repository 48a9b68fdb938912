import { useLazyOperatorCannedReplyListQuery, useOperatorCannedReplyListQuery } from '@sarv/client/operator.generated'
import { useDeferredValue, useId, useState } from 'react'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { operatorPaths } from '../operator.paths.ts'
import { ticketsText } from './operator-tickets.fa.ts'
import styles from './CannedPicker.module.css'
import { useDeskKeys } from './use-desk-keys.ts'

const text = ticketsText.reply
const shown = 4

const argumentsFor = (TicketId: number, Search: string) => ({ TicketId, ...(Search !== '' && { Search }) })

interface CannedPickerProps {
  ticketId: number
  /** The text, filled from the ticket. */
  onTake: (filled: string) => void
}

/** Answers that are kept ready, filled from the ticket; the first ones by their number. */
export function CannedPicker({ ticketId: TicketId, onTake }: CannedPickerProps) {
  const box = useId()
  const [search, setSearch] = useState('')
  const Search = useDeferredValue(search.trim())
  const query = useOperatorCannedReplyListQuery(argumentsFor(TicketId, Search), useOperatorPolling())
  const [find] = useLazyOperatorCannedReplyListQuery()
  const [isFilled, setFilled] = useState(false)
  const replies = query.data?.slice(0, shown) ?? []
  const take = (reply: (typeof replies)[number] | undefined) => {
    if (!reply) return
    onTake(reply.filled ?? reply.content)
    setFilled(true)
    setSearch('')
  }
  // What stands first may still be the answer to less than was typed.
  const takeFound = async () => take((await find(argumentsFor(TicketId, search.trim()), true)).data?.[0])
  const digits = Object.fromEntries(replies.map((reply, index) => [`Digit${index + 1}`, () => take(reply)]))
  useDeskKeys({
    ...digits,
    Slash: () => document.querySelector<HTMLInputElement>(`#${CSS.escape(box)} input`)?.focus(),
  })
  return (
    <div id={box} className={styles.canned}>
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          void takeFound()
        }}
        role="presentation"
      >
        <SearchField label={text.canned} isLabelHidden placeholder={text.canned} value={search} onChange={setSearch} />
      </div>
      {replies.length > 0 && (
        <ul aria-label={text.cannedList}>
          {replies.map((reply, index) => (
            <li key={reply.id}>
              <button type="button" onClick={() => take(reply)}>
                <bdi>{reply.title}</bdi>
                <Kbd>{String(index + 1)}</Kbd>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {isFilled ? text.filled : query.data?.length === 0 && text.noCanned}{' '}
        <Link href={operatorPaths.cannedReplies}>{text.manage}</Link>
      </p>
    </div>
  )
}
