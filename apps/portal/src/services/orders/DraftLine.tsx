import { formatRelative, nowOnWire } from '../../format/relative.ts'
import type { Draft } from '../../shell/drafts.ts'
import { Button } from '../../ui/Button.tsx'
import { ordersText as text } from './orders.fa.ts'

interface DraftLineProps {
  draft: Draft
  /** Before anything was kept: where not all of the form is, it says what. */
  promise?: string
}

/** That what is typed is kept, and since when. */
export function DraftLine({ draft, promise = text.draft }: DraftLineProps) {
  if (draft.savedAt === undefined) return promise
  return (
    <>
      {text.draftSaved(formatRelative(nowOnWire(new Date(draft.savedAt))))}{' '}
      <Button kind="quiet" size="sm" onPress={draft.discard}>
        {text.discardDraft}
      </Button>
    </>
  )
}
