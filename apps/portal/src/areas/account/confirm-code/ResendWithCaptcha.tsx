import { useState } from 'react'
import type { FormEvent } from 'react'
import { formatClock } from '../../../format/duration.ts'
import { useCooldown } from '../../../shell/use-cooldown.ts'
import { Button } from '../../../ui/Button.tsx'
import { CaptchaField } from '../sign-in/CaptchaField.tsx'
import { useCaptcha } from '../sign-in/use-captcha.ts'
import type { CaptchaState } from '../sign-in/use-captcha.ts'
import { confirmCodeText as text } from './confirm-code.fa.ts'
import styles from './CodeForm.module.css'

/** As long as a message may take; then another one may be asked for. */
const pauseSeconds = 120

interface ResendWithCaptchaProps {
  /** Answers whether a new code is on its way. */
  send: (captcha: CaptchaState['answer']) => Promise<boolean>
}

/** Another code for someone who is not signed in: after two minutes, and with a security code. */
export function ResendWithCaptcha({ send }: ResendWithCaptchaProps) {
  const [secondsLeft, startPause] = useCooldown(pauseSeconds)
  const [isPending, setPending] = useState(false)
  const captcha = useCaptcha(secondsLeft === 0)

  const resend = async () => {
    setPending(true)
    const isSent = await send(captcha.answer)
    setPending(false)
    captcha.renew()
    if (isSent) startPause(pauseSeconds)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (captcha.check() && !isPending) void resend()
  }

  if (secondsLeft > 0) return <p className={styles.wait}>{text.wait(formatClock(secondsLeft))}</p>
  return (
    <form className={styles.resend} onSubmit={submit} noValidate>
      <p className={styles.wait}>{text.askAgain}</p>
      <CaptchaField state={captcha} />
      <Button type="submit" isWide isPending={isPending}>
        {text.resend}
      </Button>
    </form>
  )
}
