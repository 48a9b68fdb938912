import {
  useOperatorOperationRetryMutation,
  type OperatorTicketDetail,
  type OperatorTicketSuggestion,
} from '@sarv/client/operator.generated'
import { GitMerge, RotateCw, TextQuote, Wrench, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { ticketsText } from './operator-tickets.fa.ts'
import styles from './TicketSuggestions.module.css'
import { useDeskKeys } from './use-desk-keys.ts'

const TicketDialogs = lazyDialog(async () => (await import('./TicketDialogs.tsx')).TicketDialogs)
const text = ticketsText.suggestions

const icons: Readonly<Record<OperatorTicketSuggestion['kind'], LucideIcon>> = {
  retry: RotateCw,
  incident: TextQuote,
  merge: GitMerge,
  money: TextQuote,
}

interface TicketSuggestionsProps {
  ticket: OperatorTicketDetail
  /** Puts a text into the answer, where it is read and changed before it goes. */
  onReply: (content: string) => void
}

/** What the server would do about this ticket, and why; each with its one button. */
export function TicketSuggestions({ ticket, onReply }: TicketSuggestionsProps) {
  const [chosen, setChosen] = useState<OperatorTicketSuggestion>()
  const refusal = useOperatorRefusal()
  const titleId = useId()
  const act = (suggestion: OperatorTicketSuggestion) =>
    suggestion.reply === null ? setChosen(suggestion) : onReply(suggestion.reply)
  const refusalOf = ({ kind }: OperatorTicketSuggestion) =>
    kind === 'retry' ? refusal('operator:engineer') : undefined
  const [first] = ticket.suggestions
  useDeskKeys({ KeyT: first && refusalOf(first) === undefined ? () => act(first) : undefined })
  if (!first) return null
  return (
    <section className={styles.suggestions} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Wrench {...iconSm} /> {text.title}
      </h3>
      <ul>
        {ticket.suggestions.map((suggestion) => (
          <li key={suggestion.kind}>
            <Facts suggestion={suggestion} />
            <Button
              size="sm"
              icon={icons[suggestion.kind]}
              disabledReason={refusalOf(suggestion)}
              onPress={() => act(suggestion)}
            >
              {text.acts[suggestion.kind]} {suggestion === first && <Kbd>T</Kbd>}
            </Button>
          </li>
        ))}
      </ul>
      {chosen?.kind === 'retry' && <RetryDialog suggestion={chosen} onClose={() => setChosen(undefined)} />}
      {chosen?.kind === 'merge' && (
        <TicketDialogs ticket={ticket} act="merge" mergeIntoId={chosen.aboutId} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}

function Facts({ suggestion: { about, because, way, effect } }: { suggestion: OperatorTicketSuggestion }) {
  return (
    <dl>
      {[
        [about, because],
        [text.way, way],
        [text.effect, effect],
      ].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function RetryDialog({ suggestion, onClose }: { suggestion: OperatorTicketSuggestion; onClose: () => void }) {
  const [retry] = useOperatorOperationRetryMutation()
  return (
    <ActDialog
      title={text.retryTitle}
      subtitle={suggestion.because}
      submitLabel={text.acts.retry}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => retry({ id: suggestion.aboutId ?? 0, body })}
      done={() => text.retried}
      onClose={onClose}
    />
  )
}
