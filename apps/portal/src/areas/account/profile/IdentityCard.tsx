import { useProfileEditMutation } from '@sarv/client/account.generated'
import type { EditProfileModel, Profile } from '@sarv/contract/account/profile/profile.schemas'
import { earliestPastDate } from '@sarv/contract/date-rules'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { rereadSession } from '../../../shell/session-refresh.ts'
import { updateSession } from '../../../shell/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DatePicker } from '../../../ui/DatePicker.tsx'
import { useForm } from '../../../ui/form.ts'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { todayInTehran } from '../../../ui/wire-dates.ts'
import { profileFields, type ProfileForm, toProfileForm } from './profile-form.ts'
import { profileText } from './profile.fa.ts'
import styles from './ProfileTab.module.css'

const text = profileText.identity

const resolver = resolveBySchema<ProfileForm, EditProfileModel>(
  async () => (await import('@sarv/contract/account/profile/profile.schemas')).EditProfileModel,
)

export function IdentityCard({ profile }: { profile: Profile }) {
  const { control, submit, isSaving } = useProfileForm(profile)
  return (
    <Card title={text.title} headEnd={<StatusChip status={identityStatus(profile)} />}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.why}>{isWaiting(profile) ? text.waiting : text.why}</p>
        <div className={styles.pairs}>
          <TextField control={control} name="firstName" label={text.firstName} autoComplete="given-name" isRequired />
          <TextField control={control} name="lastName" label={text.lastName} autoComplete="family-name" isRequired />
          <LtrTextField
            control={control}
            name="nationalId"
            label={text.nationalId}
            help={text.nationalIdHelp}
            inputMode="numeric"
            isRequired
          />
          <DatePicker
            control={control}
            name="birthDate"
            label={text.birthDate}
            minDate={earliestPastDate}
            maxDate={todayInTehran().toString()}
            isRequired
          />
        </div>
        <TextArea control={control} name="address" label={text.address} rows={2} isRequired />
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" isPending={isSaving}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Everything is written, and somebody has to look at it. */
const isWaiting = ({ idConfirmed, phoneNumberConfirmed, nationalId, birthDate, address }: Profile) =>
  !idConfirmed && phoneNumberConfirmed && [nationalId, birthDate, address].every(Boolean)

const identityStatus = ({ idConfirmed }: Profile) =>
  idConfirmed
    ? ({ label: text.confirmed, tone: 'success' } as const)
    : ({ label: text.notConfirmed, tone: 'warning' } as const)

const useProfileForm = (profile: Profile) => {
  const [edit, { isLoading: isSaving }] = useProfileEditMutation()
  const { control, handleSubmit, reset, setError } = useForm<ProfileForm, unknown, EditProfileModel>({
    values: toProfileForm(profile),
    // The profile is read again when a phone is confirmed meanwhile: what is being typed stays.
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    resolver,
  })

  const submit = handleSubmit(async (editProfileModel) => {
    const { data, error } = await edit({ body: editProfileModel })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, profileFields)) setError(field, { message })
      return
    }
    reset(toProfileForm({ ...profile, ...editProfileModel }))
    updateSession({
      profileCompleted: data.profileCompleted,
      userTitle: `${editProfileModel.firstName} ${editProfileModel.lastName}`,
    })
    // Perhaps the account may order from now on.
    void rereadSession()
    toast.success(text.saved)
  })
  return { control, submit, isSaving }
}
