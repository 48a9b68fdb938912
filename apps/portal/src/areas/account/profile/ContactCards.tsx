import {
  useProfileConfirmEmailMutation,
  useProfileConfirmPhoneNumberMutation,
  useProfileEditEmailMutation,
  useProfileEditPhoneNumberMutation,
} from '@sarv/client/account.generated'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { ConfirmedContactCard, type ContactForm } from './ConfirmedContactCard.tsx'
import { profileText } from './profile.fa.ts'

const phoneResolver = resolveBySchema<ContactForm, ContactForm>(
  async () => (await import('./contact.schemas.ts')).PhoneForm,
)

const emailResolver = resolveBySchema<ContactForm, ContactForm>(
  async () => (await import('./contact.schemas.ts')).EmailForm,
)

export function PhoneCard({ profile }: { profile: Profile }) {
  const [edit] = useProfileEditPhoneNumberMutation()
  const [confirm] = useProfileConfirmPhoneNumberMutation()
  return (
    <ConfirmedContactCard
      contact={profile.phoneNumber}
      isConfirmed={profile.phoneNumberConfirmed}
      kind={{
        text: profileText.phone,
        type: 'tel',
        resolver: phoneResolver,
        send: (phoneNumber) => edit({ body: { phoneNumber } }),
        confirm: (confirmCode) => confirm({ body: { confirmCode } }),
      }}
    />
  )
}

export function EmailCard({ profile }: { profile: Profile }) {
  const [edit] = useProfileEditEmailMutation()
  const [confirm] = useProfileConfirmEmailMutation()
  return (
    <ConfirmedContactCard
      contact={profile.email}
      isConfirmed={profile.emailConfirmed}
      kind={{
        text: profileText.email,
        type: 'email',
        resolver: emailResolver,
        send: (email) => edit({ body: { email } }),
        confirm: (confirmCode) => confirm({ body: { confirmCode } }),
      }}
    />
  )
}
