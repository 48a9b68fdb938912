import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { reportError } from '../../../shell/report-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { toast } from '../../../ui/toast.ts'
import { tellCodeProblem } from '../confirm-code/code-problem.ts'
import { CodeForm } from '../confirm-code/CodeForm.tsx'
import { confirmCodeText } from '../confirm-code/confirm-code.fa.ts'
import { ResendWithCaptcha } from '../confirm-code/ResendWithCaptcha.tsx'
import type { CaptchaState } from '../sign-in/use-captcha.ts'
import { confirmEmail, register } from './signup-calls.ts'
import { signupText as text } from './signup.fa.ts'
import type { Registration } from './SignupForm.tsx'
import styles from './signup.module.css'

interface EmailCodeStepProps {
  email: string
  /** From the link of the mail. */
  code: string
  /** What was typed here before; a page opened from the mail does not know it, and cannot send another code. */
  registration?: Registration
  onConfirmed: (answer: LoginSession) => void
  onEdit: () => void
}

/** The second step: the address is the person's own. */
export function EmailCodeStep({ email, code, registration, onConfirmed, onEdit }: EmailCodeStepProps) {
  const confirm = async (typed: string) => {
    const { data, error } = await confirmEmail({ body: { email, confirmCode: Number(typed) } })
    if (error) return tellCodeProblem(error)
    onConfirmed(data ?? {})
    return undefined
  }
  const resend = async (captcha: CaptchaState['answer']) => {
    if (!registration) return false
    const { error } = await register({ body: { ...registration, ...captcha } })
    if (error) reportError(error)
    else toast.success(confirmCodeText.resent)
    return !error
  }
  return (
    <div className={styles.step}>
      <p className={styles.sent}>
        {text.codeSent} <Ltr>{email}</Ltr>
      </p>
      <CodeForm initialCode={code} submitLabel={text.codeSubmit} onSubmit={confirm} />
      {registration && <ResendWithCaptcha send={resend} />}
      <div className={styles.inLine}>
        <Button kind="quiet" size="sm" onPress={onEdit}>
          {registration ? text.editForm : text.startOver}
        </Button>
      </div>
    </div>
  )
}
