import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { ticketsText } from './operator-tickets.fa.ts'
import styles from './DeskKeys.module.css'
import { useDeskKeys } from './use-desk-keys.ts'

const text = ticketsText.keys

interface DeskKey {
  keys: readonly string[]
  does: string
  /** The second key is pressed after the first. */
  isSequence?: true
}

/** Those that stand at the foot of the page. */
const shown: readonly DeskKey[] = [
  { keys: ['J', 'K'], does: text.move },
  { keys: ['Enter'], does: text.open },
  { keys: ['R'], does: text.reply },
  { keys: ['/'], does: text.canned },
  { keys: ['N'], does: text.note },
  { keys: ['A'], does: text.assign },
  { keys: ['E'], does: text.close },
  { keys: ['G', 'F'], does: text.failed, isSequence: true },
]
const all: readonly DeskKey[] = [
  ...shown,
  { keys: ['V'], does: text.view },
  { keys: ['T'], does: text.suggested },
  { keys: ['1', '2', '3', '4'], does: text.take },
  { keys: ['Ctrl ↵'], does: text.send },
  { keys: ['?'], does: text.all },
]

/** What the keyboard does here: some of it at the foot of the page, all of it behind the question mark. */
export function DeskKeys() {
  const [isOpen, setOpen] = useState(false)
  useDeskKeys({ 'Shift+Slash': () => setOpen(true) })
  return (
    <footer className={styles.keys} aria-label={text.label}>
      {shown.map((entry) => (
        <span key={entry.does}>
          <Keys {...entry} /> {entry.does}
        </span>
      ))}
      <span className={styles.all}>
        <Button kind="quiet" size="sm" onPress={() => setOpen(true)}>
          <Kbd>?</Kbd> {text.all}
        </Button>
      </span>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.all}>
        <dl className={styles.list}>
          {all.map((entry) => (
            <div key={entry.does}>
              <dt>{entry.does}</dt>
              <dd>
                <Keys {...entry} />
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </footer>
  )
}

function Keys({ keys, isSequence }: Pick<DeskKey, 'keys' | 'isSequence'>) {
  return keys.map((key, index) => (
    <span key={key}>
      {isSequence && index > 0 && `${text.followedBy} `}
      <Kbd>{key}</Kbd>{' '}
    </span>
  ))
}
