import '@fontsource-variable/vazirmatn/wght.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../shell/shell.css'
import { afterEach, beforeEach } from 'vitest'
import { installAriaText } from '../ui/aria-text.ts'
import { toastStore } from '../ui/toast.ts'
import { forgetAll, store } from '../shell/store.ts'
import { closePage } from './page.tsx'
import { fetchFromTest, server } from './server.ts'
import { signIn } from './signed-in.ts'

globalThis.fetch = fetchFromTest
document.documentElement.lang = 'fa'
document.documentElement.dir = 'rtl'
installAriaText()

beforeEach(signIn)

afterEach(() => {
  const unanswered = server.unanswered()
  closePage()
  server.reset()
  localStorage.clear()
  sessionStorage.clear()
  store.dispatch(forgetAll())
  for (const { id } of toastStore.current()) toastStore.dismiss(id)
  if (unanswered.length > 0) throw new Error(`The test gives no answer to: ${unanswered.join(', ')}`)
})
