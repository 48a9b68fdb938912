import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import { withReturn } from '../../../shell/return-address.ts'
import { Link } from '../../../ui/Link.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { loginText as text } from './login.fa.ts'
import { OtherWays } from './OtherWays.tsx'
import { useArrival } from './use-arrival.ts'
import styles from './sign-in.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// For the few who come from another house's sign-in page.
const ProviderArrival = lazyPart(async () => (await import('../providers/ProviderArrival.tsx')).ProviderArrival, {
  onMissing: ({ onFailed }) => onFailed(),
})

/** While the server thinks about the password, the browser fetches what comes after it. */
const loadAhead = () => void import('../../../shell/Layout.tsx').catch(() => undefined)

export function LoginPage() {
  const { returnPath, moveOn } = useArrival()
  const [search] = useSearchParams()
  // Kept: the first thing done with the answer is taking it out of the address.
  const [answer, setAnswer] = useState(() => (search.has('provider') ? search : undefined))
  return (
    <PublicFrame>
      <div className={styles.page}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.sub}>
            {text.noAccount} <Link href={withReturn(paths.signup, returnPath)}>{text.signUp}</Link>
          </p>
        </div>
        {answer ? (
          <ProviderArrival answer={answer} moveOn={moveOn} onFailed={() => setAnswer(undefined)} />
        ) : (
          <>
            <CredentialsForm
              passwordHelp={<Link href={paths.forget}>{text.forgot}</Link>}
              submitLabel={text.submit}
              onSend={loadAhead}
              onStep={moveOn}
            />
            <OtherWays returnPath={returnPath} onStep={moveOn} />
          </>
        )}
        <p className={styles.recorded}>{text.recorded}</p>
      </div>
    </PublicFrame>
  )
}
