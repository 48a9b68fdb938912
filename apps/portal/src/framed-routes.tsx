import { useEffect, useState, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadPage, type Page } from './page-routes.tsx'
import { noteFirstPage } from './shell/first-page.ts'
import { PageError } from './shell/PageError.tsx'
import { Loading } from './ui/Loading.tsx'

let isFrameShown = false

/** Called by the frame once it stands. */
export const noteFrame = () => {
  isFrameShown = true
}

/**
 * A page inside the frame. Until the frame stands nothing waits for the page's code: the first paint is the frame's, with
 * the page following into it. Later on the page before stays until the next one can be shown.
 */
export const toFramedRoute = ({ path, load, ...handle }: Page): RouteObject => ({
  path,
  handle,
  lazy: async () => {
    const loading = loadPage(path, load)
    void loading.then(noteFirstPage)
    return { Component: isFrameShown ? await loading : arriving(loading) }
  },
  errorElement: <PageError />,
})

const arriving = (loading: Promise<ComponentType>): ComponentType => {
  let Arrived: ComponentType | undefined
  const arrival = loading.then((page) => (Arrived = page))
  return function Arriving() {
    const [Page, setPage] = useState(() => Arrived)
    useEffect(() => {
      if (!Page) void arrival.then((page) => setPage(() => page))
    }, [Page])
    return Page ? <Page /> : <PageComing />
  }
}

function PageComing() {
  return <Loading lines={4} />
}
