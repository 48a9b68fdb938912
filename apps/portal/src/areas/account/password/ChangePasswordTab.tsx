import { useProfileChangePasswordMutation, useProfileGetQuery } from '@sarv/client/account.generated'
import type { ChangePasswordModel } from '@sarv/contract/account/profile/profile.schemas'
import { KeyRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatClock } from '../../../format/duration.ts'
import { useLogout } from '../../../shell/account-actions.ts'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { paths } from '../../../shell/paths.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { useCooldown } from '../../../shell/use-cooldown.ts'
import { Bind } from '../../../ui/Bind.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { useForm } from '../../../ui/form.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { toast } from '../../../ui/toast.ts'
import { emptyPasswords, type PasswordForm, passwordResolver } from './password-form.ts'
import { passwordText as text } from './password.fa.ts'
import styles from './ChangePasswordTab.module.css'

/** `?tab=change-password` */
export function ChangePasswordTab() {
  const { data: profile, error, isFetching, refetch } = useProfileGetQuery()
  if (profile && !profile.hasPassword) return <NoPassword />
  if (profile) return <ChangePasswordCard email={profile.email ?? ''} />
  return (
    <Card title={text.title}>
      {error ? (
        <ErrorBox isPart title={text.readFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading lines={5} />
      )}
    </Card>
  )
}

/** The page for a forgotten password is for guests: the way there leads out of the session. */
function NoPassword() {
  const logout = useLogout()
  return (
    <Card isFlush label={text.title}>
      <Empty
        icon={KeyRound}
        title={text.none.title}
        actions={<Button onPress={() => void logout(paths.forget)}>{text.none.button}</Button>}
      >
        {text.none.text}
      </Empty>
    </Card>
  )
}

function ChangePasswordCard({ email }: { email: string }) {
  const { control, submit, isSaving, waitSeconds } = useChangePassword()
  return (
    <Card title={text.title}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField control={control} name="currentPassword" label={text.current} isRequired />
        <PasswordField control={control} name="password" label={text.next} purpose="new" isRequired />
        <Bind<PasswordForm, string> to={{ control, name: 'repeated' }}>
          {(field) => <PasswordInput label={text.repeat} purpose="new" field={field} isRequired />}
        </Bind>
        <Checkbox control={control} name="endOtherSessions" label={text.endOthers} help={text.endOthersHelp} />
        <Checkbox control={control} name="endApiTokens" label={text.endTokens} help={text.endTokensHelp} />
        <Checkbox control={control} name="endInvitations" label={text.endInvitations} help={text.endInvitationsHelp} />
        <div>
          <Button
            type="submit"
            kind="primary"
            isPending={isSaving}
            disabledReason={waitSeconds > 0 ? text.wait(formatClock(waitSeconds)) : undefined}
          >
            {text.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The refusals that are about one field; the server says them by code. */
const fieldByCode = { password_wrong: 'currentPassword', password_unchanged: 'password' } as const

const useChangePassword = () => {
  const [change, { isLoading: isSaving }] = useProfileChangePasswordMutation()
  const [waitSeconds, startWaiting] = useCooldown()
  const navigate = useNavigate()
  const { control, handleSubmit, reset, setError } = useForm<PasswordForm, unknown, ChangePasswordModel>({
    defaultValues: emptyPasswords,
    mode: 'onTouched',
    resolver: passwordResolver,
  })
  const submit = handleSubmit(async (body) => {
    const { error } = await change({ body })
    if (error) {
      const messages = fieldMessagesOf(error, ['currentPassword', 'password'], fieldByCode)
      for (const [field, message] of messages) setError(field, { message }, { shouldFocus: true })
      startWaiting((error as RequestError).retryAfterSeconds ?? 0)
      return
    }
    reset()
    toast.success(body.endOtherSessions ? text.savedAndEnded : text.saved)
    void navigate(paths.dashboard)
  })
  return { control, submit, isSaving, waitSeconds }
}
