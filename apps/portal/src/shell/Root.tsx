import { useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider as AriaRouterProvider } from 'react-aria-components'
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate } from 'react-router'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { useCurrentPage } from './page-handle.ts'
import { Relogin } from './Relogin.tsx'
import type { LoadReloginDialog } from './Relogin.tsx'
import { StepUp } from './StepUp.tsx'
import type { LoadStepUpDialog } from './StepUp.tsx'
import { shellText } from './shell.fa.ts'

interface RootProps {
  loadRelogin: LoadReloginDialog
  loadStepUp: LoadStepUpDialog
}

/** Around every page: language, links, the window's title, where the scroll was, signing in again, and the toasts. */
export function Root({ loadRelogin, loadStepUp }: RootProps) {
  const navigate = useNavigate()
  return (
    <I18nProvider locale="fa-IR">
      {/* oxlint-disable-next-line react/hooks -- React Aria asks for the router's hook itself */}
      <AriaRouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
        <PageTitle />
        <Outlet />
        <ScrollRestoration />
        <StepUp load={loadStepUp} />
        <Relogin load={loadRelogin} />
        <ToastRegion />
      </AriaRouterProvider>
    </I18nProvider>
  )
}

/** The window's title, said aloud when another page opens: a screen reader does not notice a page without a load. */
function PageTitle() {
  const { title } = useCurrentPage()
  const { pathname } = useLocation()
  const announcer = useRef<HTMLOutputElement>(null)
  const openedPath = useRef(pathname)

  useEffect(() => {
    document.title = shellText.documentTitle(title)
  }, [title])

  useEffect(() => {
    if (openedPath.current === pathname || !title) return
    openedPath.current = pathname
    if (announcer.current) announcer.current.textContent = shellText.opened(title)
  }, [pathname, title])

  return <output ref={announcer} className="sr-only" />
}
