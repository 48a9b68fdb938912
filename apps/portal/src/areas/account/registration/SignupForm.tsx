import type { InvitationDetail } from '@sarv/contract/account/invitations/invitations.schemas'
import type { RegisterModel } from '@sarv/contract/account/registration/registration.schemas'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { reportError } from '../../../shell/report-error.ts'
import { useCooldown } from '../../../shell/use-cooldown.ts'
import { Button } from '../../../ui/Button.tsx'
import { useForm } from '../../../ui/form.ts'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { CaptchaField } from '../sign-in/CaptchaField.tsx'
import { useCaptcha } from '../sign-in/use-captcha.ts'
import { register } from './signup-calls.ts'
import { signupText as text } from './registration.fa.ts'
import styles from './signup.module.css'

/** What the person tells us; the captcha is no part of it, because every sending needs a new one. */
export type Registration = Omit<RegisterModel, 'captchaKey' | 'captchaCode' | 'invitationToken'>

export interface Invited {
  token: string
  detail: InvitationDetail
}

interface SignupFormProps {
  defaultValues: Registration
  invited?: Invited
  onRegistered: (registration: Registration, answer: LoginSession) => void
}

const loadSchema = async () => {
  const { RegisterModel } = await import('@sarv/contract/account/registration/registration.schemas')
  return RegisterModel.omit({ captchaKey: true, captchaCode: true, invitationToken: true })
}

const formFields = ['firstName', 'lastName', 'phoneNumber', 'email', 'password', 'referralCode'] as const

const useSignup = ({ defaultValues, invited, onRegistered }: SignupFormProps) => {
  const captcha = useCaptcha(true)
  const [isPending, setPending] = useState(false)
  const [waitSeconds, startWaiting] = useCooldown()
  const { control, handleSubmit, setError } = useForm({ defaultValues, resolver: resolveBySchema(loadSchema) })

  const send = async (wanted: Registration) => {
    setPending(true)
    const invitation = invited && { invitationToken: invited.token }
    const { data, error } = await register({ body: { ...wanted, ...captcha.answer, ...invitation } })
    setPending(false)
    if (!error) return onRegistered(wanted, data ?? {})
    captcha.renew()
    if (error.retryAfterSeconds) startWaiting(error.retryAfterSeconds)
    const messages = fieldMessagesOf(error, formFields)
    for (const [field, message] of messages) setError(field, { message }, { shouldFocus: true })
    if (messages.length === 0) reportError(error)
  }
  const submit = (event: FormEvent) => {
    const isCaptchaTyped = captcha.check()
    void handleSubmit((wanted) => (isCaptchaTyped ? send(wanted) : undefined))(event)
  }
  return { control, captcha, isPending, waitSeconds, submit }
}

/** The first step: who signs up. */
export function SignupForm(props: SignupFormProps) {
  const { control, captcha, isPending, waitSeconds, submit } = useSignup(props)
  const isInvited = props.invited !== undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.names}>
        <TextField control={control} name="firstName" label={text.firstName} autoComplete="given-name" isRequired />
        <TextField control={control} name="lastName" label={text.lastName} autoComplete="family-name" isRequired />
      </div>
      <LtrTextField
        control={control}
        name="phoneNumber"
        label={text.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="09121234567"
        isRequired
      />
      <LtrTextField
        control={control}
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        isReadOnly={isInvited}
        help={isInvited && text.emailFixed}
        isRequired
      />
      <PasswordField control={control} name="password" label={text.password} purpose="new" isRequired />
      {!isInvited && <LtrTextField control={control} name="referralCode" label={text.referralCode} isOptional />}
      <CaptchaField state={captcha} />
      <Button type="submit" kind="primary" isWide isPending={isPending} isDisabled={waitSeconds > 0}>
        {text.submit}
      </Button>
    </form>
  )
}
