import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../shell/paths.ts'
import { PublicFrame } from '../../shell/PublicFrame.tsx'
import { isRegistered } from '../../shell/registered-pages.ts'
import { reportError } from '../../shell/report-error.ts'
import type { RequestError } from '../../shell/request-errors.ts'
import { returnPathOf } from '../../shell/return-address.ts'
import { login } from '../../shell/session-calls.ts'
import { session, sessionFromLogin, startSession } from '../../shell/session.ts'
import { useCooldown } from '../../shell/use-cooldown.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { LtrTextField } from '../../ui/LtrTextField.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { toast } from '../../ui/toast.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { loginText as text } from './login.fa.ts'
import { checkLogin, fieldErrorsOf, isWrongCredentials } from './login.rules.ts'
import type { LoginErrors, LoginForm } from './login.rules.ts'
import { useCaptcha } from './use-captcha.ts'
import styles from './LoginPage.module.css'

export function LoginPage() {
  return (
    <PublicFrame>
      <LoginFormView />
    </PublicFrame>
  )
}

function LoginFormView() {
  const { field, needsCaptcha, captcha, isPending, waitSeconds, submit } = useLogin()
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h1>{text.title}</h1>
        {isRegistered(paths.signup) && (
          <p className={styles.sub}>
            {text.noAccount} <Link href={paths.signup}>{text.signUp}</Link>
          </p>
        )}
      </div>
      <LtrTextField
        label={text.email}
        type="email"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing stands before it, and nothing else is done here
        autoFocus
        isRequired
        {...field('email')}
      />
      <PasswordInput
        label={text.password}
        labelEnd={isRegistered(paths.forget) && <Link href={paths.forget}>{text.forgot}</Link>}
        isRequired
        field={field('password')}
      />
      {needsCaptcha && <CaptchaField state={captcha} field={field('captchaCode')} />}
      <Button type="submit" kind="primary" isWide isPending={isPending} isDisabled={waitSeconds > 0}>
        {waitSeconds > 0 ? text.waitSeconds(waitSeconds) : text.submit}
      </Button>
      <p className={styles.recorded}>{text.recorded}</p>
    </form>
  )
}

/** While the server thinks about the password, the browser fetches what comes after it. */
const loadAhead = () => void import('../../shell/Layout.tsx').catch(() => undefined)

const useLogin = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [form, setForm] = useState<LoginForm>({ email: '', password: '', captchaCode: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [needsCaptcha, setNeedsCaptcha] = useState(session.get().captchaRequired)
  const [isPending, setPending] = useState(false)
  const [waitSeconds, startWaiting] = useCooldown()
  const captcha = useCaptcha(needsCaptcha)

  const field = (name: keyof LoginForm) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value })
      setErrors({})
    },
  })

  const refuse = (reason: string, wantsCaptcha: boolean) => {
    toast.error(reason)
    setErrors({ password: reason })
    setNeedsCaptcha(wantsCaptcha)
  }

  const accept = (answer: LoginSession) => {
    startSession(answer)
    if (answer.enableTwoFactor) return navigate(paths.twoFactorLogin)
    toast.success(text.welcome)
    return navigate(returnPathOf(search), { replace: true })
  }

  const fail = (error: RequestError) => {
    if (isWrongCredentials(error)) return refuse(text.wrongCredentials, needsCaptcha)
    setErrors(fieldErrorsOf(error))
    if (error.retryAfterSeconds) startWaiting(error.retryAfterSeconds)
    reportError(error)
  }

  const send = async () => {
    setPending(true)
    loadAhead()
    const { data, error } = await login({
      email: normalizeTechnical(form.email),
      password: form.password,
      ...(needsCaptcha && { captchaKey: captcha.captcha?.captchaKey, captchaCode: form.captchaCode }),
    })
    setPending(false)
    const answer: LoginSession = data ?? {}
    const isIn = !error && (answer.enableTwoFactor || sessionFromLogin(answer).accessToken !== '')
    if (isIn) return accept(answer)

    if (needsCaptcha) captcha.renew()
    setForm({ ...form, captchaCode: '' })
    if (error) return fail(error)
    const isFirstAsked = answer.captchaRequired && !needsCaptcha
    refuse(
      isFirstAsked ? `${text.wrongCredentials} ${text.captchaNeeded}` : text.wrongCredentials,
      !!answer.captchaRequired,
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkLogin(form, needsCaptcha)
    setErrors(found)
    if (Object.keys(found).length === 0 && !isPending) void send()
  }

  return { field, needsCaptcha, captcha, isPending, waitSeconds, submit }
}
