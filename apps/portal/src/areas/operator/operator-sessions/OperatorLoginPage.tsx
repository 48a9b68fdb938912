import { operatorLogin } from '@sarv/client/operator/operator-sessions.calls.generated'
import type {
  OperatorLogin,
  OperatorLoginModel,
} from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import { returnPathOf } from '../../../shell/return-address.ts'
import { openCall } from '../../../shell/session-calls.ts'
import { useCooldown } from '../../../shell/use-cooldown.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { useForm } from '../../../ui/form.ts'
import { Link } from '../../../ui/Link.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { isOperatorAddress, operatorPaths } from '../operator.paths.ts'
import { reportOperatorError } from './operator-request.ts'
import { keepsInCookie, startOperatorSession } from './operator-session.ts'
import { operatorSessionsText as text } from './operator-sessions.fa.ts'
import styles from './operator-sessions.module.css'

/** The security code, which belongs to the area of accounts. */
export interface CaptchaPart {
  field: ReactNode
  check: () => boolean
  renew: () => void
  answer: { captchaKey: string; captchaCode: string }
}

export interface CaptchaGateProps {
  isNeeded: boolean
  children: (captcha: CaptchaPart) => ReactNode
}

interface LoginForm {
  email: string
  password: string
  totpCode: string
}

const resolver = resolveBySchema<LoginForm, OperatorLoginModel>(
  async () => (await import('@sarv/contract/operator/operator-sessions/operator-sessions.schemas')).OperatorLoginModel,
)

const login = openCall(operatorLogin)

export function OperatorLoginPage({ CaptchaGate }: { CaptchaGate: ComponentType<CaptchaGateProps> }) {
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wanted = returnPathOf(search)
  const enter = async ({ accessToken, operator, captchaRequired }: OperatorLogin) => {
    if (accessToken && operator) {
      startOperatorSession(accessToken, operator)
      await navigate(isOperatorAddress(wanted) ? wanted : operatorPaths.home, { replace: true })
      return
    }
    toast.error(captchaRequired && !needsCaptcha ? `${text.wrong} ${text.captchaNeeded}` : text.wrong)
    setNeedsCaptcha(captchaRequired)
  }
  return (
    <PublicFrame>
      <div className={styles.page}>
        <div>
          <h1>{text.loginTitle}</h1>
          <p className={styles.quiet}>
            {text.loginSub} <Link href={paths.login}>{text.toCustomers}</Link>
          </p>
        </div>
        <CaptchaGate isNeeded={needsCaptcha}>
          {(captcha) => (
            <Form captcha={captcha} needsCaptcha={needsCaptcha} onAnswer={(answer) => void enter(answer)} />
          )}
        </CaptchaGate>
        <p className={styles.quiet}>{text.recorded}</p>
      </div>
    </PublicFrame>
  )
}

interface FormProps {
  captcha: CaptchaPart
  needsCaptcha: boolean
  onAnswer: (answer: OperatorLogin) => void
}

function Form({ captcha, needsCaptcha, onAnswer }: FormProps) {
  const [waitSeconds, startWaiting] = useCooldown()
  const { control, handleSubmit, formState, setValue } = useForm<LoginForm, unknown, OperatorLoginModel>({
    defaultValues: { email: '', password: '', totpCode: '' },
    mode: 'onSubmit',
    resolver,
  })
  const submit = handleSubmit(async (typed) => {
    if (needsCaptcha && !captcha.check()) return
    const { data, error } = await login({
      body: { ...typed, keepInCookie: keepsInCookie(), ...(needsCaptcha && captcha.answer) },
    })
    if (needsCaptcha) captcha.renew()
    // A code works once, and the next one comes in half a minute at the latest.
    setValue('totpCode', '')
    if (data) return onAnswer(data)
    if (error?.retryAfterSeconds) startWaiting(error.retryAfterSeconds)
    if (error) reportOperatorError(error)
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <LtrTextField control={control} name="email" label={text.email} type="email" autoComplete="username" isRequired />
      <PasswordField control={control} name="password" label={text.password} isRequired />
      <CodeField control={control} name="totpCode" label={text.code} isRequired />
      {captcha.field}
      <Button type="submit" kind="primary" isWide isPending={formState.isSubmitting} isDisabled={waitSeconds > 0}>
        {waitSeconds > 0 ? text.waitSeconds(waitSeconds) : text.signIn}
      </Button>
    </form>
  )
}
