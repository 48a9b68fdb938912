import { isStrongPassword } from '@sarv/contract/field-rules'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { validationText } from '@sarv/contract/validation.fa'
import { useState } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { reportError } from '../../../shell/report-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { useForm } from '../../../ui/form.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { confirmEmail } from './signup-calls.ts'
import { signupText as text } from './registration.fa.ts'
import styles from './signup.module.css'

interface LinkStepProps {
  email: string
  linkToken: string
  onConfirmed: (answer: LoginSession) => void
  onStartOver: () => void
}

/**
 * Where the link of the mail leads. Opening it does nothing: mail programs open links too. In another browser than the
 * form was filled in the server asks for a password that is chosen here.
 */
export function LinkStep({ email, linkToken, onConfirmed, onStartOver }: LinkStepProps) {
  const [needsPassword, setNeedsPassword] = useState(false)
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
    resolver: resolveBy<{ password: string }>(({ password }) => ({
      password: needsPassword && !isStrongPassword(password) ? validationText.password : undefined,
    })),
  })
  const submit = handleSubmit(async ({ password }) => {
    const { data, error } = await confirmEmail({ body: { email, linkToken, ...(needsPassword && { password }) } })
    if (!error) return onConfirmed(data ?? {})
    if (error.code === 'registration_needs_password') return setNeedsPassword(true)
    const messages = fieldMessagesOf(error, ['password'])
    for (const [field, message] of messages) setError(field, { message }, { shouldFocus: true })
    if (messages.length === 0) reportError(error)
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.sent}>
        {text.linkText} <Ltr>{email}</Ltr>
      </p>
      {needsPassword && (
        <>
          <Note tone="info" isLive>
            {text.linkElsewhere}
          </Note>
          <PasswordField
            control={control}
            name="password"
            label={text.password}
            purpose="new"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press before asked for it
            autoFocus
            isRequired
          />
        </>
      )}
      <Button type="submit" kind="primary" isWide isPending={formState.isSubmitting}>
        {text.linkSubmit}
      </Button>
      <div className={styles.inLine}>
        <Button kind="quiet" size="sm" onPress={onStartOver}>
          {text.startOver}
        </Button>
      </div>
    </form>
  )
}
