import type { QuoteItemModel } from '@sarv/contract/financial/quotes/quotes.schemas'
import { createDraftStorage } from '../../../shell/draft-storage.ts'
import { session } from '../../../shell/session.ts'

const formKey = 'quote'

/** A choice that waits; two may be the same. */
export interface KeptItem {
  key: string
  item: QuoteItemModel
}

/** What is going to stand on the next quote besides what is calculated now. */
export const keptItems = {
  read: (): KeptItem[] => {
    const kept = createDraftStorage(localStorage).read(session.get().userId, formKey)
    return Array.isArray(kept?.['items']) ? (kept['items'] as KeptItem[]) : []
  },
  write: (items: readonly KeptItem[]): void =>
    createDraftStorage(localStorage).write(session.get().userId, formKey, { items }),
  remove: (): void => createDraftStorage(localStorage).remove(session.get().userId, formKey),
}
