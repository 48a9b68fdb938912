import type { ComponentType, ReactNode } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import { Root } from '../shell/Root.tsx'
import { store } from '../shell/store.ts'

const never = () => new Promise<never>(() => {})

function Frame() {
  return (
    <Provider store={store}>
      <Root loadRelogin={never} loadStepUp={never} />
    </Provider>
  )
}

/** Stands for every page that a test does not show. */
function Elsewhere() {
  return <p>elsewhere</p>
}

let root: ReactRoot | undefined

/** Takes the page of a test away. */
export const closePage = (): void => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

interface Place {
  /** The address as the area's pages have it. */
  path: string
  /** The address that is opened. */
  at: string
}

/** Shows a page at its address; `address()` says where the router has gone since. */
export const showPage = (Page: ComponentType, { path, at }: Place) => {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [
          {
            element: <Outlet />,
            children: [
              { path, Component: Page },
              { path: '*', Component: Elsewhere },
            ],
          },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(<RouterProvider router={router} />)
  return { address: () => router.state.location.pathname + router.state.location.search, close: closePage }
}

/** Shows a dialog or a part of a page alone. */
export const show = (part: ReactNode) => showPage(() => part, { path: '/', at: '/' })

/** The messages at the top of the page. */
export const toasts = () => page.getByRole('region', { name: 'پیام‌ها' })
