import { isMobile, toLocalMobile } from '@sarv/contract/field-rules'
import { validationText } from '@sarv/contract/validation.fa'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import { ResendCode } from '../../../shell/ResendCode.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { tellCodeProblem } from '../confirm-code/code-problem.ts'
import { CodeForm } from '../confirm-code/CodeForm.tsx'
import { confirmPhone, sendPhoneCode } from './signup-calls.ts'
import { signupText as text } from './registration.fa.ts'
import styles from './signup.module.css'

interface PhoneStepProps {
  phoneNumber: string
  /** A code is on its way to that number. */
  isSent: boolean
  /** Confirmed, or put off. */
  onDone: () => void
}

/** Sends a code to the number, and says so when it could not. */
export const askForPhoneCode = async (phoneNumber: string): Promise<boolean> => {
  const { error } = await sendPhoneCode({ body: { phoneNumber } })
  if (error) reportError(error)
  return !error
}

/** The last step, which may wait: the phone is the person's own too. */
export function PhoneStep({ phoneNumber, isSent: isSentAtFirst, onDone }: PhoneStepProps) {
  const [number, setNumber] = useState(phoneNumber)
  const [isSent, setSent] = useState(isSentAtFirst)
  return (
    <div className={styles.step}>
      {isSent ? (
        <PhoneCode number={number} onEdit={() => setSent(false)} onDone={onDone} />
      ) : (
        <PhoneNumber number={number} onChange={setNumber} onSent={() => setSent(true)} />
      )}
      <Button isWide onPress={onDone}>
        {text.later}
      </Button>
    </div>
  )
}

interface PhoneCodeProps {
  number: string
  onEdit: () => void
  onDone: () => void
}

function PhoneCode({ number, onEdit, onDone }: PhoneCodeProps) {
  const confirm = async (confirmCode: string) => {
    const { error } = await confirmPhone({ body: { confirmCode } })
    if (error) return tellCodeProblem(error)
    toast.success(text.phoneConfirmed)
    onDone()
    return undefined
  }
  return (
    <>
      <p className={styles.sent}>
        {text.phoneSent} <Ltr>{toLocalMobile(number)}</Ltr>
      </p>
      <CodeForm submitLabel={text.phoneSubmit} onSubmit={confirm}>
        <div className={styles.actions}>
          <ResendCode send={() => askForPhoneCode(number)} />
          <Button kind="quiet" size="sm" onPress={onEdit}>
            {text.phoneEdit}
          </Button>
        </div>
      </CodeForm>
    </>
  )
}

interface PhoneNumberProps {
  number: string
  onChange: (number: string) => void
  onSent: () => void
}

function PhoneNumber({ number, onChange, onSent }: PhoneNumberProps) {
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    const isOnItsWay = await askForPhoneCode(number)
    setPending(false)
    if (isOnItsWay) onSent()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isMobile(toLocalMobile(number))) setError(validationText.mobile)
    else if (!isPending) void send()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LtrTextField
        label={text.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isRequired
        value={number}
        error={error}
        onChange={(typed) => {
          onChange(typed)
          setError(undefined)
        }}
      />
      <Button type="submit" kind="primary" isWide isPending={isPending}>
        {text.phoneSend}
      </Button>
    </form>
  )
}
