import { operatorLogout } from '@sarv/client/operator/operator-sessions.calls.generated'
import { Lock, LogOut, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Provider } from 'react-redux'
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { LazyPanel } from '../../../shell/LazyPanel.tsx'
import { Logo } from '../../../shell/Logo.tsx'
import { PageContent } from '../../../shell/PageContent.tsx'
import { openPanel } from '../../../shell/panels.ts'
import { callWithToken } from '../../../shell/session-calls.ts'
import { usePaletteKey } from '../../../shell/use-palette-key.ts'
import { installAriaText } from '../../../ui/aria-text.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LostMark } from '../../../ui/LostMark.tsx'
import { operatorPaths } from '../operator.paths.ts'
import {
  clearOperatorSession,
  hasOperatorToken,
  operatorSession,
  useOperatorSession,
} from '../operator-sessions/operator-session.ts'
import { operatorSessionsText } from '../operator-sessions/operator-sessions.fa.ts'
import { ProofDialog } from '../operator-sessions/ProofDialog.tsx'
import { frameText as text } from './frame.fa.ts'
import { useIsOperatorStreamLost, useOperatorEvents } from './operator-live.ts'
import { accessOfPage, menuFor } from './operator-menu.ts'
import { moreBeyond, type MoreBeyond } from './more-beyond.ts'
import { forgetOperator, operatorStore } from './operator-store.ts'
import { useMenuCounts } from './use-desk-figures.ts'
import { useOperatorRefusal } from './use-operator-may.ts'
import styles from './OperatorLayout.module.css'

installAriaText()

const loadPalette = async () => (await import('./OperatorPalette.tsx')).OperatorPalette

/** The frame of the operators' side: another place than the customers', to be seen at a glance. */
export function OperatorLayout() {
  useForgetting()
  useOperatorEvents()
  usePaletteKey()
  return (
    <Provider store={operatorStore}>
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <div className={styles.app}>
        <header className={styles.bar}>
          <span className={styles.brand}>
            <Logo />
            <span className={styles.place}>{text.place}</span>
          </span>
          <Menu />
          <IconButton icon={Search} name={text.palette.open} onPress={() => openPanel('palette')} />
          <span className={styles.live}>
            <LostMark isLost={useIsOperatorStreamLost()} words={text.lost} hint={text.lostHint} />
          </span>
          <Who />
        </header>
        <PageContent className={styles.page} hasPlainHead>
          <Page />
        </PageContent>
      </div>
      <ProofDialog />
      <LazyPanel panel="palette" load={loadPalette} />
    </Provider>
  )
}

/** Nothing of a page stands there for whoever could only be refused by it. */
function Page() {
  const refusal = useOperatorRefusal()
  const { pathname } = useLocation()
  if (refusal(accessOfPage(pathname)) === undefined) return <Outlet />
  return (
    <Empty
      icon={Lock}
      title={text.notYourPage}
      actions={<LinkButton href={operatorPaths.home}>{text.desk}</LinkButton>}
    >
      {text.notYourPageHelp}
    </Empty>
  )
}

/** What was read for the session goes with it; only once nothing on the screen would read it again without a token. */
function useForgetting() {
  useEffect(
    () => () => {
      if (!hasOperatorToken()) forgetOperator()
    },
    [],
  )
}

/** What each role may open, and how much waits there. Where it is narrow it scrolls, and shows where the page is. */
function Menu() {
  const { roles } = useOperatorSession()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  const [more, setMore] = useState<MoreBeyond>()
  const counts = useMenuCounts()
  const shownPath = useRef('')
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  useEffect(() => {
    const { current } = menu
    if (!current) return undefined
    const look = () => setMore(moreBeyond(current))
    const observer = new ResizeObserver(look)
    observer.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <nav ref={menu} className={styles.menu} aria-label={text.menu} data-more={more}>
      {menuFor(roles).map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === operatorPaths.home}>
          {label}
          <Count count={counts[path]} />
        </NavLink>
      ))}
    </nav>
  )
}

function Count({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden>
        {formatCount(count)}
      </span>
      <span className="sr-only">{text.waitingCount(count)}</span>
    </>
  )
}

function Who() {
  const { name, roles } = useOperatorSession()
  const navigate = useNavigate()
  const leave = async () => {
    const { accessToken } = operatorSession.get()
    // The pages are left first: none of them asks for anything without a token.
    await navigate(operatorPaths.login, { replace: true })
    clearOperatorSession()
    // Not waited for: who wants out gets out, also of a dead session.
    void callWithToken(accessToken)(operatorLogout)()
  }
  return (
    <div className={styles.who}>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{text.roles(roles)}</small>
      </span>
      <IconButton icon={LogOut} name={operatorSessionsText.signOut} onPress={() => void leave()} />
    </div>
  )
}
