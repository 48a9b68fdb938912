import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type CallAnswer, type ConfirmedCall, sendConfirmed } from './confirmed-call.ts'

interface ConfirmDialogOptions<Thing> extends ConfirmedCall<Thing> {
  title: (thing: Thing) => ReactNode
  /** What will happen, and what is lost. */
  text: (thing: Thing) => ReactNode
  /** The act itself, as the button says it. */
  confirmLabel: string
  isDanger?: boolean
}

/** Asks once before one call about a thing, `ask(thing)`; it stays open until that worked or somebody closes it. */
export const useConfirmDialog = <Thing extends object>(
  send: (thing: Thing) => CallAnswer,
  { title, text, confirmLabel, isDanger, ...call }: ConfirmDialogOptions<Thing>,
) => {
  const [asked, setAsked] = useState<Thing>()
  const dialog = asked && (
    <ConfirmDialog
      isOpen
      isDanger={isDanger}
      onClose={() => setAsked(undefined)}
      title={title(asked)}
      confirmLabel={confirmLabel}
      onConfirm={() => sendConfirmed(asked, send, call)}
    >
      {text(asked)}
    </ConfirmDialog>
  )
  return { ask: (thing: Thing) => setAsked(thing), dialog }
}
