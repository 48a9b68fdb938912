import { useStorageObjectListQuery } from '@sarv/client/storage.generated'
import { objectsPerPage } from '@sarv/contract/storage/objects/objects.rules'
import { useMemo, useState } from 'react'
import { type Browser, bucketOf } from './browser-context.ts'
import { rowsOf } from './objects.rules.ts'

const none: readonly string[] = []

/**
 * A folder, or what a search finds below it. Stores list a thousand at a time and answer where to go on: there is no way to
 * the middle, only to the next thousand and back.
 */
export function useObjectPages(browser: Browser, search: string) {
  const scope = `${browser.storageHostId} ${browser.folder} ${search}`
  const [went, setWent] = useState<{ scope: string; marks: readonly string[] }>({ scope, marks: none })
  const marks = went.scope === scope ? went.marks : none
  const query = useStorageObjectListQuery({
    ...bucketOf(browser),
    Prefix: browser.folder,
    Limit: objectsPerPage.most,
    ...(search && { Search: search }),
    ...(marks.length > 0 && { After: marks.at(-1) }),
  })
  const page = query.currentData
  const rows = useMemo(() => page && rowsOf(page), [page])
  const next = page?.next ?? null
  return {
    query: { ...query, data: rows, currentData: rows },
    /** The folder is here as a whole. */
    isWhole: next === null && marks.length === 0,
    /** How many pages lie before this one. */
    before: marks.length,
    goOn: next === null ? undefined : () => setWent({ scope, marks: [...marks, next] }),
    goBack: marks.length === 0 ? undefined : () => setWent({ scope, marks: marks.slice(0, -1) }),
  }
}
