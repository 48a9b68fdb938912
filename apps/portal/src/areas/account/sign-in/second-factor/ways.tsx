import { toRecoveryCode, recoveryCodePattern } from '@sarv/contract/field-rules'
import { validationText } from '@sarv/contract/validation.fa'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { reportError } from '../../../../shell/report-error.ts'
import { ResendCode } from '../../../../shell/ResendCode.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { LtrTextField } from '../../../../ui/LtrTextField.tsx'
import { toast } from '../../../../ui/toast.ts'
import { tellCodeProblem } from '../../confirm-code/code-problem.ts'
import { CodeForm } from '../../confirm-code/CodeForm.tsx'
import { confirmCodeText } from '../../confirm-code/confirm-code.fa.ts'
import { outcomeOf } from '../sign-in-flow.ts'
import type { PendingSignIn, SignInOutcome } from '../sign-in-flow.ts'
import { settlePasskey, usePasskey } from '../use-passkey.ts'
import { recoveryLogin, twoFactorLogin } from './second-factor-calls.ts'
import { secondFactorText as text } from './second-factor.fa.ts'
import styles from './SecondFactorForm.module.css'

export interface WayProps {
  pending: PendingSignIn
  /** Takes an outcome as far as it leads; answers it back when the way itself has to say what was wrong. */
  settle: (outcome: SignInOutcome) => Extract<SignInOutcome, { kind: 'refused' | 'failed' }> | undefined
  sendSms: () => Promise<boolean>
}

const sendCode =
  ({ pending: { email, pendingToken }, settle }: WayProps) =>
  async (code: string) => {
    const answer = await twoFactorLogin({ body: { email, pendingToken, confirmCode: Number(code) } })
    const left = settle(outcomeOf(answer, email))
    if (!left) return undefined
    return left.kind === 'refused' ? confirmCodeText.wrong : tellCodeProblem(left.error)
  }

/** The code of an authenticator app. */
export function AppCode(props: WayProps) {
  return <CodeForm submitLabel={text.submit} onSubmit={sendCode(props)} />
}

/** The code of an SMS, which was sent on the way here. */
export function SmsCode(props: WayProps) {
  const resend = async () => {
    const isSent = await props.sendSms()
    if (isSent) toast.success(text.smsSent)
    return isSent
  }
  return (
    <CodeForm submitLabel={text.submit} onSubmit={sendCode(props)}>
      <div className={styles.inLine}>
        <ResendCode send={resend} />
      </div>
    </CodeForm>
  )
}

export function PasskeyStep({ pending, settle }: WayProps) {
  const { isPending, press } = usePasskey((outcome) => {
    const left = settle(outcome)
    if (left) settlePasskey(left, settle)
  }, pending)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do in this step
    <Button kind="primary" icon={Fingerprint} isWide autoFocus isPending={isPending} onPress={press}>
      {text.confirmByPasskey}
    </Button>
  )
}

/** One of the codes that were shown when the second factor was switched on. */
export function RecoveryStep({ pending: { email, pendingToken }, settle }: WayProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  const send = async (recoveryCode: string) => {
    setPending(true)
    const answer = await recoveryLogin({ body: { email, pendingToken, recoveryCode } })
    setPending(false)
    const left = settle(outcomeOf(answer, email))
    if (!left) return
    setTyped('')
    if (left.kind === 'refused' || left.error.status === 400) setError(text.recoveryWrong)
    else reportError(left.error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = toRecoveryCode(typed)
    if (!recoveryCodePattern.test(code)) setError(validationText.recoveryCode)
    else if (!isPending) void send(code)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LtrTextField
        label={text.recoveryCode}
        placeholder="abcde-23456"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this step
        autoFocus
        isRequired
        value={typed}
        error={error}
        onChange={(next) => {
          setTyped(next)
          setError(undefined)
        }}
      />
      <Button type="submit" kind="primary" isWide isPending={isPending}>
        {text.submit}
      </Button>
    </form>
  )
}
