import { useEffect, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'
import type { Params } from 'react-router'
import { createValueStore } from './value-store.ts'

export interface BackLink {
  to: string
  label: string
}

/** What a route says about its page to the frame around it. */
export interface PageHandle {
  title: string
  /** The list that an add or detail page belongs to. */
  back?: (params: Params) => BackLink
  /** It stands without the sidebar: one thing is done here, or left. */
  isAlone?: (params: Params) => boolean
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

const ownTitle = createValueStore<string | undefined>(undefined)

/** For pages whose title is the name of a thing: the route's title stands until the name is known. */
export const usePageTitle = (title: string | null | undefined) => {
  useEffect(() => {
    ownTitle.set(title ?? undefined)
    return () => ownTitle.set(undefined)
  }, [title])
}

/** The title and back link of the open page, and whether it stands alone. */
export const useCurrentPage = (): { title: string; back: BackLink | undefined; isAlone: boolean } => {
  const own = useSyncExternalStore(ownTitle.subscribe, ownTitle.get)
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle))
  const handle = isPageHandle(match?.handle) ? match.handle : undefined
  const params = match?.params ?? {}
  return {
    title: own ?? handle?.title ?? '',
    back: handle?.back?.(params),
    isAlone: handle?.isAlone?.(params) ?? false,
  }
}
