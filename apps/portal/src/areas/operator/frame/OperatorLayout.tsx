import { operatorLogout } from '@sarv/client/operator/operator-sessions.calls.generated'
import { LogOut, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { NavLink, Outlet, useNavigate } from 'react-router'
import { Logo } from '../../../shell/Logo.tsx'
import { callWithToken } from '../../../shell/session-calls.ts'
import { installAriaText } from '../../../ui/aria-text.ts'
import { iconSm } from '../../../ui/icons.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
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
import { menuFor } from './operator-menu.ts'
import { forgetOperator, operatorStore } from './operator-store.ts'
import styles from './OperatorLayout.module.css'

installAriaText()

/** The frame of the operators' side: another place than the customers', to be seen at a glance. */
export function OperatorLayout() {
  const { roles } = useOperatorSession()
  useForgetting()
  useOperatorEvents()
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
          <nav className={styles.menu} aria-label={text.menu}>
            {menuFor(roles).map(({ path, label }) => (
              <NavLink key={path} to={path} end={path === operatorPaths.home}>
                {label}
              </NavLink>
            ))}
          </nav>
          <LiveMark />
          <Who />
        </header>
        <main id="content" tabIndex={-1} className={styles.page}>
          <Outlet />
        </main>
      </div>
      <ProofDialog />
    </Provider>
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

/** Empty while all is well; read out when the connection is gone. */
function LiveMark() {
  const isLost = useIsOperatorStreamLost()
  return (
    <output className={styles.live}>
      {isLost && (
        <span title={text.lostHint}>
          <WifiOff {...iconSm} />
          <span>{text.lost}</span>
        </span>
      )}
    </output>
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
