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
import { signupText as text } from './registration.fa.ts'
import type { Registration } from './SignupForm.tsx'
import styles from './signup.module.css'

interface EmailCodeStepProps {
  /** What was typed here before, to be sent again for another code. */
  registration: Registration
  /** Names this sign-up; the code is worth nothing without it. */
  pendingToken: string
  /** Another code was sent: a sign-up of its own. */
  onResent: (pendingToken: string) => void
  onConfirmed: (answer: LoginSession) => void
  onEdit: () => void
}

/** The second step: the address is the person's own. */
export function EmailCodeStep({ registration, pendingToken, onResent, onConfirmed, onEdit }: EmailCodeStepProps) {
  const { email } = registration
  const confirm = async (typed: string) => {
    const { data, error } = await confirmEmail({ body: { email, pendingToken, confirmCode: Number(typed) } })
    if (error) return tellCodeProblem(error)
    onConfirmed(data ?? {})
    return undefined
  }
  const resend = async (captcha: CaptchaState['answer']) => {
    const { data, error } = await register({ body: { ...registration, ...captcha } })
    if (error) reportError(error)
    else {
      onResent(data?.pendingToken ?? '')
      toast.success(confirmCodeText.resent)
    }
    return !error
  }
  return (
    <div className={styles.step}>
      <p className={styles.sent}>
        {text.codeSent} <Ltr>{email}</Ltr>
      </p>
      <CodeForm submitLabel={text.codeSubmit} onSubmit={confirm} />
      <ResendWithCaptcha send={resend} />
      <div className={styles.inLine}>
        <Button kind="quiet" size="sm" onPress={onEdit}>
          {text.editForm}
        </Button>
      </div>
    </div>
  )
}
