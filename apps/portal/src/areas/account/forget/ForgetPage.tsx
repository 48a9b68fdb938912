import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import { Link } from '../../../ui/Link.tsx'
import { toast } from '../../../ui/toast.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { forgetText as text } from './forget.fa.ts'
import { resetEntryOf } from './forget.rules.ts'
import { PasswordStep } from './PasswordStep.tsx'
import styles from './forget.module.css'

/** Three steps on one page: whose account, the code from the mail, the new password. */
export function ForgetPage() {
  return (
    <PublicFrame>
      <div className={styles.page}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.sub}>
            <Link href={paths.login}>{text.backToLogin}</Link>
          </p>
        </div>
        <ForgetSteps />
      </div>
    </PublicFrame>
  )
}

function ForgetSteps() {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [entry] = useState(() => resetEntryOf(search, hash))
  const [linkToken, setLinkToken] = useState(entry.linkToken)
  const [email, setEmail] = useState(entry.email)
  // Names the request that the code belongs to; it is asked for by the step before.
  const [pendingToken, setPendingToken] = useState<string>()
  const [code, setCode] = useState('')
  const [codeProblem, setCodeProblem] = useState<string>()

  const toLogin = (message: string) => {
    toast.success(message)
    void navigate(paths.login, { replace: true })
  }

  if (linkToken) {
    const startOver = (problem: string) => {
      toast.error(problem)
      setLinkToken('')
    }
    return <PasswordStep email={email} proof={{ linkToken }} onProofRefused={startOver} onDone={toLogin} />
  }
  if (pendingToken === undefined) {
    return (
      <EmailStep
        email={email}
        isGuarded={entry.isGuarded}
        onSent={(typed, token) => {
          setEmail(typed)
          setPendingToken(token)
        }}
      />
    )
  }
  if (!code) {
    return (
      <CodeStep
        email={email}
        problem={codeProblem}
        onCode={setCode}
        onResent={setPendingToken}
        onChangeEmail={() => setPendingToken(undefined)}
      />
    )
  }
  return (
    <PasswordStep
      email={email}
      proof={{ pendingToken, confirmCode: Number(code) }}
      onProofRefused={(problem) => {
        setCodeProblem(problem)
        setCode('')
      }}
      onDone={toLogin}
    />
  )
}
