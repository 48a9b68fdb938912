import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../shell/paths.ts'
import { PublicFrame } from '../../../../shell/PublicFrame.tsx'
import { isRegistered } from '../../../../shell/registered-pages.ts'
import { withReturn } from '../../../../shell/return-address.ts'
import { hasToken } from '../../../../shell/session.ts'
import { Link } from '../../../../ui/Link.tsx'
import { Ltr } from '../../../../ui/Ltr.tsx'
import { pendingSignIn } from '../sign-in-flow.ts'
import { useArrival } from '../use-arrival.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { secondFactorText as text } from './second-factor.fa.ts'
import signIn from '../sign-in.module.css'
import styles from './SecondFactorForm.module.css'

/** Between the password and the portal. What it needs lives in memory: after a reload it starts over at the login. */
export function TwoFactorPage() {
  const pending = useSyncExternalStore(pendingSignIn.subscribe, pendingSignIn.get)
  const { returnPath, moveOn } = useArrival()
  const navigate = useNavigate()
  const login = withReturn(paths.login, returnPath)

  useEffect(() => {
    if (!pending && !hasToken()) void navigate(login, { replace: true })
  }, [login, navigate, pending])

  if (!pending) return null
  return (
    <PublicFrame>
      <div className={signIn.page}>
        <div>
          <h1>{text.title}</h1>
          <p className={signIn.sub}>
            <Ltr>{pending.email}</Ltr> · <Link href={login}>{text.backToLogin}</Link>
          </p>
        </div>
        <SecondFactorForm
          key={pending.pendingToken}
          pending={pending}
          onStep={moveOn}
          onExpired={() => pendingSignIn.set(null)}
        />
        <details className={styles.noAccess}>
          <summary>{text.noAccess}</summary>
          <p>
            {text.noAccessText} {isRegistered(paths.contact) && <Link href={paths.contact}>{text.contact}</Link>}
          </p>
        </details>
      </div>
    </PublicFrame>
  )
}
