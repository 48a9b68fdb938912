import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { useState } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { useForm } from '../../../ui/form.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { confirmCodeText } from '../confirm-code/confirm-code.fa.ts'
import { keepPassword, setNewPassword } from './forget-calls.ts'
import { forgetText as text } from './forget.fa.ts'
import { isAboutCode, passwordProblems } from './forget.rules.ts'
import styles from './forget.module.css'

interface PasswordStepProps {
  email: string
  /** The code with its request, or the token of the mail's link. */
  proof: { pendingToken: string; confirmCode: number } | { linkToken: string }
  onProofRefused: (problem: string) => void
  /** `message`: what has become of the password. */
  onDone: (message: string) => void
}

export function PasswordStep({ email, proof, onProofRefused, onDone }: PasswordStepProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', repeat: '' },
    resolver: resolveBy(passwordProblems),
  })
  const [isKeeping, setKeeping] = useState(false)
  const refuseProof = ({ message }: RequestError) => onProofRefused(message ?? confirmCodeText.wrong)
  const keep = async () => {
    setKeeping(true)
    const { error } = await keepPassword({ body: { email, ...proof } })
    setKeeping(false)
    if (!error) return onDone(text.kept)
    if (isAboutCode(error)) refuseProof(error)
    else reportError(error)
  }
  const submit = handleSubmit(async ({ password }) => {
    const { error } = await setNewPassword({ body: { email, password, ...proof } })
    if (!error) return onDone(text.changed)
    if (isAboutCode(error)) return refuseProof(error)
    const messages = fieldMessagesOf(error, ['password'])
    for (const [field, message] of messages) setError(field, { message }, { shouldFocus: true })
    if (messages.length === 0) reportError(error)
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.text}>
        {text.passwordText} <Ltr>{email}</Ltr>
      </p>
      <PasswordField
        control={control}
        name="password"
        label={text.password}
        purpose="new"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before led here
        autoFocus
        isRequired
      />
      <PasswordField control={control} name="repeat" label={text.repeat} isRequired />
      <Button type="submit" kind="primary" isWide isPending={formState.isSubmitting}>
        {text.save}
      </Button>
      <p className={styles.text}>{text.or}</p>
      <Button kind="secondary" isWide isPending={isKeeping} onPress={() => void keep()}>
        {text.keep}
      </Button>
    </form>
  )
}
