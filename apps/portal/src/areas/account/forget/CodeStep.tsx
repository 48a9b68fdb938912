import { reportError } from '../../../shell/report-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { toast } from '../../../ui/toast.ts'
import { CodeForm } from '../confirm-code/CodeForm.tsx'
import { ResendWithCaptcha } from '../confirm-code/ResendWithCaptcha.tsx'
import type { CaptchaState } from '../sign-in/use-captcha.ts'
import { sendForgotCode } from './forget-calls.ts'
import { forgetText as text } from './forget.fa.ts'
import styles from './forget.module.css'

interface CodeStepProps {
  email: string
  /** Why the code before was not taken. */
  problem: string | undefined
  onCode: (code: string) => void
  /** Another code was sent, which belongs to another request. */
  onResent: (pendingToken: string) => void
  onChangeEmail: () => void
}

/** The code from the mail; whether it is right shows with the new password. */
export function CodeStep({ email, problem, onCode, onResent, onChangeEmail }: CodeStepProps) {
  const keep = async (code: string) => {
    onCode(code)
    return undefined
  }
  const resend = async (captcha: CaptchaState['answer']) => {
    const { data, error } = await sendForgotCode({ body: { email, ...captcha } })
    if (error) reportError(error)
    else {
      onResent(data?.pendingToken ?? '')
      toast.success(text.sent)
    }
    return !error
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {text.codeText} <Ltr>{email}</Ltr>
      </p>
      <CodeForm initialError={problem} submitLabel={text.continue} onSubmit={keep} />
      <ResendWithCaptcha send={resend} />
      <div className={styles.inLine}>
        <Button kind="quiet" size="sm" onPress={onChangeEmail}>
          {text.changeEmail}
        </Button>
      </div>
    </div>
  )
}
