import { Provider } from 'react-redux'
import { Outlet, useLocation } from 'react-router'
import { installAriaText } from '../ui/aria-text.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Logo } from './Logo.tsx'
import { paths } from './paths.ts'
import { openFrameText } from './open-frame.fa.ts'
import { withReturn } from './return-address.ts'
import { shellText } from './shell.fa.ts'
import { store } from './store.ts'
import styles from './OpenFrame.module.css'

installAriaText()

/** Around what everyone may read, for whoever is not signed in. */
export function OpenFrame() {
  const { pathname, search } = useLocation()
  return (
    <Provider store={store}>
      <a className={styles.skip} href="#content">
        {shellText.skipToContent}
      </a>
      <header className={styles.head}>
        <Logo />
        <LinkButton size="sm" href={withReturn(paths.login, pathname + search)}>
          {openFrameText.signIn}
        </LinkButton>
      </header>
      <main id="content" tabIndex={-1} className={styles.page} data-plain-head>
        <Outlet />
      </main>
    </Provider>
  )
}
