import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { loginText as text } from './login.fa.ts'
import type { SignInStep } from './sign-in-flow.ts'
import { useCredentials } from './use-credentials.ts'
import styles from './sign-in.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// Most people never see one.
const CaptchaField = lazyPart(async () => (await import('./CaptchaField.tsx')).CaptchaField)

interface CredentialsFormProps {
  /** Who signs in, where that is settled: the field is then not for typing. */
  email?: string
  /** At the end of the password's label. */
  passwordHelp?: ReactNode
  submitLabel: string
  onSend?: () => void
  onStep: (step: SignInStep) => void
}

/** E-mail and password, with the security code when the server wants one. */
export function CredentialsForm({ email = '', passwordHelp, submitLabel, onSend, onStep }: CredentialsFormProps) {
  const isKnown = email !== ''
  const { field, needsCaptcha, captcha, isPending, waitSeconds, wayOut, submit } = useCredentials({
    email,
    onSend,
    onStep,
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LtrTextField
        label={text.email}
        type="email"
        // The last word lets browsers offer a passkey among the names they know.
        autoComplete="username webauthn"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing stands before it, and nothing else is done here
        autoFocus={!isKnown}
        isReadOnly={isKnown}
        isRequired
        {...field('email')}
      />
      <PasswordInput
        label={text.password}
        labelEnd={passwordHelp}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
        autoFocus={isKnown}
        isRequired
        field={field('password')}
      />
      {needsCaptcha && <CaptchaField state={captcha} />}
      <Button type="submit" kind="primary" isWide isPending={isPending} isDisabled={waitSeconds > 0}>
        {waitSeconds > 0 ? text.waitSeconds(waitSeconds) : submitLabel}
      </Button>
      {wayOut && (
        <p>
          {text.guarded} <Link href={wayOut}>{text.byMail}</Link>
        </p>
      )}
    </form>
  )
}
