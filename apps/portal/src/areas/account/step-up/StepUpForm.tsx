import type { StepUpWays } from '@sarv/contract/account/step-up/step-up.schemas'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { endStepUp } from '../../../shell/step-up.ts'
import { reportError } from '../../../shell/report-error.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { ResendCode } from '../../../shell/ResendCode.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { canUsePasskeys } from '../sign-in/use-passkey.ts'
import { prove, sendCode } from './step-up-calls.ts'
import { stepUpText as text } from './step-up.fa.ts'
import { factorsAsked, needsPasskey, problemsOf, toProof } from './step-up.rules.ts'
import type { StepUpForm as Typed, StepUpProblems, TypedFactor } from './step-up.rules.ts'
import { usePasskeyProof } from './use-passkey-proof.ts'
import styles from './StepUpForm.module.css'

interface StepUpFormProps {
  /** Of the form, whose button stands in the dialog's foot. */
  formId: string
  ways: StepUpWays
  withFactor: boolean
  onPending: (isPending: boolean) => void
}

/** Which field a refusal is about; by the server's code. */
const fieldOf = ({ code }: RequestError, factor: TypedFactor | undefined): keyof Typed | undefined => {
  if (code === 'password_wrong') return 'first'
  if (code === 'code_wrong') return factor === undefined ? 'first' : 'second'
  return undefined
}

const nothing: Typed = { first: '', second: '' }

/** Password and second factor in one form, or a passkey alone. */
export function StepUpForm({ formId, ways, withFactor, onPending }: StepUpFormProps) {
  const factors = factorsAsked(ways, withFactor)
  const [factor, setFactor] = useState(factors[0])
  const [form, setForm] = useState(nothing)
  const [errors, setErrors] = useState<StepUpProblems>({})

  const field = (name: keyof Typed) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value })
      setErrors({})
    },
  })
  const refuse = (error: RequestError) => {
    const about = fieldOf(error, factor)
    if (!about) {
      reportError(error)
      return
    }
    setForm({ ...form, [about]: '' })
    setErrors({ [about]: error.message })
  }
  const send = async () => {
    onPending(true)
    const { error } = await prove({ body: toProof(ways, factor, form) })
    onPending(false)
    if (error) refuse(error)
    else endStepUp(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(ways, factor, form)
    setErrors(found)
    if (Object.keys(found).length === 0) void send()
  }

  return (
    <div className={styles.ways}>
      {!needsPasskey(ways) && (
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          {ways.first === 'password' ? (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type this
            <PasswordInput label={text.password} isRequired autoFocus field={field('first')} />
          ) : (
            <SentCode label={text.emailCode} sendLabel={text.sendEmail} channel="email" field={field('first')} />
          )}
          {factor === 'totp' && <CodeField label={text.factors.totp} isRequired {...field('second')} />}
          {factor === 'sms' && (
            <SentCode
              label={text.factors.sms}
              help={text.smsTo(ways.phone ?? '')}
              sendLabel={text.sendSms}
              channel="sms"
              field={field('second')}
            />
          )}
          {factor === 'recovery' && (
            <LtrTextField label={text.factors.recovery} placeholder="abcde-23456" isRequired {...field('second')} />
          )}
        </form>
      )}
      <OtherFactors
        factors={factors.filter((other) => other !== factor)}
        onChange={(other) => {
          setFactor(other)
          setForm({ ...form, second: '' })
          setErrors({})
        }}
      />
      {ways.passkey && canUsePasskeys() && <PasskeyProof isAlone={needsPasskey(ways)} />}
    </div>
  )
}

interface OtherFactorsProps {
  factors: TypedFactor[]
  onChange: (factor: TypedFactor) => void
}

function OtherFactors({ factors, onChange }: OtherFactorsProps) {
  if (factors.length === 0) return null
  return (
    <div className={styles.others}>
      <span className={styles.quiet}>{text.otherWays}</span>
      {factors.map((factor) => (
        <Button key={factor} size="sm" onPress={() => onChange(factor)}>
          {text.factors[factor]}
        </Button>
      ))}
    </div>
  )
}

interface SentCodeProps {
  label: string
  help?: string
  sendLabel: string
  channel: 'sms' | 'email'
  field: { name: string; value: string; error: string | undefined; onChange: (value: string) => void }
}

/** A code that is sent on demand: nobody gets a message because a dialog was opened. */
function SentCode({ label, help, sendLabel, channel, field }: SentCodeProps) {
  const [isSent, setSent] = useState(false)
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    const { error } = await sendCode({ body: { channel } })
    setPending(false)
    if (error) reportError(error)
    else toast.success(text.sent)
    return !error
  }
  const sendFirst = async () => setSent(await send())
  if (!isSent) {
    return (
      <div className={styles.sending}>
        <p className={styles.quiet}>{help ?? label}</p>
        {field.error && <p role="alert">{text.sendFirst}</p>}
        <Button isPending={isPending} onPress={() => void sendFirst()}>
          {sendLabel}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.sending}>
      <CodeField label={label} isRequired {...field} />
      <ResendCode send={send} />
    </div>
  )
}

function PasskeyProof({ isAlone }: { isAlone: boolean }) {
  const { isPending, press } = usePasskeyProof()
  return (
    <>
      {!isAlone && <div className={styles.or}>{text.or}</div>}
      <Button icon={Fingerprint} kind={isAlone ? 'primary' : 'secondary'} isWide isPending={isPending} onPress={press}>
        {text.passkey}
      </Button>
    </>
  )
}
