import { normalizeTechnical } from '@sarv/contract/normalize'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import { useCooldown } from '../../../shell/use-cooldown.ts'
import { Button } from '../../../ui/Button.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { CaptchaField } from '../sign-in/CaptchaField.tsx'
import { emailProblem } from '../sign-in/login.rules.ts'
import { useCaptcha } from '../sign-in/use-captcha.ts'
import { toast } from '../../../ui/toast.ts'
import { sendForgotCode } from './forget-calls.ts'
import { forgetText as text } from './forget.fa.ts'
import styles from './forget.module.css'

interface EmailStepProps {
  email: string
  /** They know the password, and strangers have used up the guesses. */
  isGuarded: boolean
  onSent: (email: string, pendingToken: string) => void
}

/** Whose password was forgotten. The answer is the same for addresses that nobody has. */
export function EmailStep({ email: emailBefore, isGuarded, onSent }: EmailStepProps) {
  const [email, setEmail] = useState(emailBefore)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [waitSeconds, startWaiting] = useCooldown()
  const captcha = useCaptcha(true)

  const send = async () => {
    setPending(true)
    const typed = normalizeTechnical(email)
    const { data, error: failure } = await sendForgotCode({ body: { email: typed, ...captcha.answer } })
    setPending(false)
    if (!failure) {
      toast.success(text.sent)
      return onSent(typed, data?.pendingToken ?? '')
    }
    captcha.renew()
    if (failure.retryAfterSeconds) startWaiting(failure.retryAfterSeconds)
    reportError(failure)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = emailProblem(email)
    setError(problem)
    const isCaptchaTyped = captcha.check()
    if (!problem && isCaptchaTyped && !isPending) void send()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.text}>{isGuarded ? text.guardedText : text.emailText}</p>
      <LtrTextField
        label={text.email}
        type="email"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else is done here
        autoFocus
        isRequired
        value={email}
        error={error}
        onChange={(typed) => {
          setEmail(typed)
          setError(undefined)
        }}
      />
      <CaptchaField state={captcha} />
      <Button type="submit" kind="primary" isWide isPending={isPending} isDisabled={waitSeconds > 0}>
        {text.send}
      </Button>
    </form>
  )
}
