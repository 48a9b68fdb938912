import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadChunk } from './ui/load-chunk.ts'
import type { PageHandle } from './shell/page-handle.ts'
import { PageError } from './shell/PageError.tsx'

export interface Page extends PageHandle {
  path: string
  load: () => Promise<ComponentType>
}

/**
 * A page that cannot be loaded throws where it would have stood, so that its error page shows inside the frame; the
 * router answers a rejected `lazy` with an empty screen.
 */
export const loadPage = async (name: string, load: Page['load']): Promise<ComponentType> => {
  try {
    return await loadChunk(name, load)
  } catch (error) {
    return () => {
      throw error
    }
  }
}

export const toRoute = ({ path, load, ...handle }: Page): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await loadPage(path, load) }),
  errorElement: <PageError />,
})
