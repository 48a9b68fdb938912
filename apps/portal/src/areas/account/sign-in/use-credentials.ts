import { normalizeTechnical } from '@sarv/contract/normalize'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { useCooldown } from '../../../shell/use-cooldown.ts'
import { toast } from '../../../ui/toast.ts'
import { guardedPath } from '../forget/forget.paths.ts'
import { loginText as text } from './login.fa.ts'
import { checkCredentials, fieldErrorsOf } from './login.rules.ts'
import type { CredentialErrors, Credentials } from './login.rules.ts'
import { login } from './sign-in-calls.ts'
import { outcomeOf } from './sign-in-flow.ts'
import type { SignInOutcome, SignInStep } from './sign-in-flow.ts'
import { useCaptcha } from './use-captcha.ts'

/** Strangers have used up what is looked at: a link by e-mail is no guess. */
const guarded = 'account_guarded'

interface CredentialsOptions {
  email: string
  /** Called as soon as the password is on its way. */
  onSend?: () => void
  onStep: (step: SignInStep) => void
}

/** E-mail, password and, after some wrong ones, the security code: the first step of a sign-in, wherever it is asked for. */
export const useCredentials = ({ email, onSend, onStep }: CredentialsOptions) => {
  const [form, setForm] = useState<Credentials>({ email, password: '' })
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [isPending, setPending] = useState(false)
  const [wayOut, setWayOut] = useState<string>()
  const [waitSeconds, startWaiting] = useCooldown()
  const captcha = useCaptcha(needsCaptcha)

  const field = (name: keyof Credentials) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value })
      setErrors({})
    },
  })

  const refuse = (wantsCaptcha: boolean) => {
    const isFirstAsked = wantsCaptcha && !needsCaptcha
    const reason = isFirstAsked ? `${text.wrongCredentials} ${text.captchaNeeded}` : text.wrongCredentials
    toast.error(reason)
    setErrors({ password: reason })
    setNeedsCaptcha(wantsCaptcha)
  }

  const fail = (error: RequestError) => {
    if (error.code === guarded) setWayOut(guardedPath(normalizeTechnical(form.email)))
    setErrors(fieldErrorsOf(error))
    if (error.retryAfterSeconds) startWaiting(error.retryAfterSeconds)
    reportError(error)
  }

  const settle = (outcome: SignInOutcome) => {
    if (outcome.kind === 'signedIn' || outcome.kind === 'secondFactor') return onStep(outcome)
    if (needsCaptcha) captcha.renew()
    if (outcome.kind === 'refused') return refuse(outcome.captchaRequired ?? needsCaptcha)
    fail(outcome.error)
  }

  const send = async () => {
    setPending(true)
    onSend?.()
    const typed = { email: normalizeTechnical(form.email), password: form.password }
    const answer = await login({ body: { ...typed, ...(needsCaptcha && captcha.answer) } })
    setPending(false)
    settle(outcomeOf(answer, typed.email))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkCredentials(form)
    setErrors(found)
    const isCaptchaTyped = !needsCaptcha || captcha.check()
    if (Object.keys(found).length === 0 && isCaptchaTyped && !isPending) void send()
  }

  return { field, needsCaptcha, captcha, isPending, waitSeconds, wayOut, submit }
}
