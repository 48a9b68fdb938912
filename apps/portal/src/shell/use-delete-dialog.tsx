import { type ReactNode, useState } from 'react'
import { ConfirmByName } from '../ui/ConfirmByName.tsx'
import { type CallAnswer, type ConfirmedCall, sendConfirmed } from './confirmed-call.ts'

/** The words of a kind of thing. */
interface DeletionWords<Thing> {
  title: (name: string, thing: Thing) => string
  /** What cannot be undone; there is a general sentence. */
  warning?: string
  /** What has to be typed, as the prompt calls it: "the disk's name". */
  thing: string
  /** The act, as its button says it. */
  confirm: string
  started: (name: string) => string
}

interface DeleteDialogOptions<Thing> extends Pick<ConfirmedCall<Thing>, 'done'> {
  words: DeletionWords<Thing>
  /** What it is called, where it has no `name`. */
  nameOf?: (thing: Thing) => string
  /** What is to be typed, where it is not the name. */
  phraseOf?: (thing: Thing) => string
  /** Of this very thing, instead of the words' own. */
  warningOf?: (thing: Thing) => string
  /** What else goes with it. */
  alsoGone?: (thing: Thing) => readonly ReactNode[]
  /** What is freed, or stays. */
  note?: (thing: Thing) => ReactNode
}

const ownName = ({ name }: { name?: string | null }): string => name ?? ''

/** Takes a thing away after its name was typed, `ask(thing)`; it stays open until that worked or somebody closes it. */
export const useDeleteDialog = <Thing extends object>(
  send: (thing: Thing) => CallAnswer,
  { words, nameOf = ownName, phraseOf = nameOf, warningOf, alsoGone, note, done }: DeleteDialogOptions<Thing>,
) => {
  const [asked, setAsked] = useState<Thing>()
  const dialog = asked && (
    <ConfirmByName
      isOpen
      onClose={() => setAsked(undefined)}
      title={words.title(nameOf(asked), asked)}
      warning={warningOf?.(asked) ?? words.warning}
      phrase={phraseOf(asked)}
      thing={words.thing}
      alsoGone={alsoGone?.(asked)}
      note={note?.(asked)}
      confirmLabel={words.confirm}
      onConfirm={() => sendConfirmed(asked, send, { started: (thing) => words.started(nameOf(thing)), done })}
    />
  )
  return { ask: (thing: Thing) => setAsked(thing), dialog }
}
