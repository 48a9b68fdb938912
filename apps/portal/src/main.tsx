import '@fontsource-variable/vazirmatn/wght.css'
import './ui/tokens.css'
import './ui/base.css'
import './shell/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { router } from './router.tsx'
import { setNavigator } from './shell/navigator.ts'
import { followSession } from './shell/session-watch.ts'
import { followTheme } from './shell/theme.ts'
import { followTyping } from './shell/typing.ts'

setNavigator((to, options) => router.navigate(to, options))
followTheme()
followSession()
followTyping()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )

/**
 * Not before the first page's code is there. Nothing could be shown until then, and the router would bring the page in as a
 * transition, which React renders in small slices: on a slow processor the pauses between them take longer than the work.
 */
if (router.state.initialized) show()
else {
  const stopWaiting = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stopWaiting()
    show()
  })
}
