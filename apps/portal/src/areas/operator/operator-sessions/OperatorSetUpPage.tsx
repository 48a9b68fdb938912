import { operatorSetUp, operatorSetUpBegin } from '@sarv/client/operator/operator-sessions.calls.generated'
import type {
  OperatorSetUp,
  OperatorSetUpModel,
} from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import type { RequestError } from '../../../shell/request-errors.ts'
import { openCall } from '../../../shell/session-calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { CopyButton } from '../../../ui/Copy.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { useForm } from '../../../ui/form.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { operatorPaths } from '../operator.paths.ts'
import { reportOperatorError } from './operator-request.ts'
import { keepsInCookie, startOperatorSession } from './operator-session.ts'
import { operatorSessionsText as text } from './operator-sessions.fa.ts'
import styles from './operator-sessions.module.css'

interface SetUpForm {
  setUpCode: string
  password: string
  totpCode: string
}

const resolver = resolveBySchema<SetUpForm, OperatorSetUpModel>(
  async () => (await import('@sarv/contract/operator/operator-sessions/operator-sessions.schemas')).OperatorSetUpModel,
)

const begin = openCall(operatorSetUpBegin)
const finish = openCall(operatorSetUp)

/** Where the link of `sarv operator add` leads: its code stands behind the `#`, which no server is told. */
export function OperatorSetUpPage() {
  const { hash } = useLocation()
  const setUpCode = hash.slice(1)
  const [setUp, setSetUp] = useState<OperatorSetUp>()
  const [error, setError] = useState<RequestError>()

  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const answer = await begin({ body: { setUpCode } }, leaving.signal)
      if (leaving.signal.aborted) return
      setSetUp(answer.data)
      setError(answer.error)
    }
    void read()
    return () => leaving.abort()
  }, [setUpCode])

  return (
    <PublicFrame>
      <div className={styles.page}>
        <div>
          <h1>{text.setUpTitle}</h1>
          {setUp && (
            <p className={styles.quiet}>
              <bdi>{setUp.name}</bdi> <Ltr>{setUp.email}</Ltr>: {text.setUpSub}
            </p>
          )}
        </div>
        {setUp && <SetUp setUpCode={setUpCode} setUp={setUp} />}
        {error && <ErrorBox title={text.overTitle} error={error} />}
        {!setUp && !error && <Loading lines={18} />}
      </div>
    </PublicFrame>
  )
}

function SetUp({ setUpCode, setUp }: { setUpCode: string; setUp: OperatorSetUp }) {
  const navigate = useNavigate()
  const { control, handleSubmit, formState, setError } = useForm<SetUpForm, unknown, OperatorSetUpModel>({
    defaultValues: { setUpCode, password: '', totpCode: '' },
    mode: 'onTouched',
    resolver,
  })
  const submit = handleSubmit(async (body) => {
    const { data, error } = await finish({ body: { ...body, keepInCookie: keepsInCookie() } })
    if (data?.accessToken && data.operator) {
      startOperatorSession(data.accessToken, data.operator)
      toast.success(text.done)
      await navigate(operatorPaths.home, { replace: true })
      return
    }
    for (const [field, message] of fieldMessagesOf(error, ['password', 'totpCode'], { code_wrong: 'totpCode' })) {
      setError(field, { message })
    }
    if (error) reportOperatorError(error)
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={setUp.email} />
      <PasswordField control={control} name="password" label={text.newPassword} purpose="new" canGenerate isRequired />
      <p>{text.scan}</p>
      <div className={styles.picture}>
        <QrCode value={setUp.qrCodeUri} label={text.qrCode} />
      </div>
      <div>
        <p className={styles.quiet}>{text.typeInstead}</p>
        <div className={styles.secret} dir="ltr">
          <code aria-label={text.secret}>{setUp.secretKey}</code>
          <CopyButton value={setUp.secretKey} />
        </div>
      </div>
      <CodeField control={control} name="totpCode" label={text.enterCode} isRequired />
      <Button type="submit" kind="primary" isWide isPending={formState.isSubmitting}>
        {text.finish}
      </Button>
    </form>
  )
}
