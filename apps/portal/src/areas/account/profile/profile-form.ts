import type { EditProfileModel, Profile } from '@sarv/contract/account/profile/profile.schemas'
import { toPersianDigits } from '../../../format/digits.ts'
import type { WireDate } from '../../../ui/wire-dates.ts'

export interface ProfileForm extends Omit<EditProfileModel, 'birthDate'> {
  birthDate: WireDate | null
}

export const profileFields = ['firstName', 'lastName', 'nationalId', 'birthDate', 'address'] as const

/** What the form opens with; what was never given is empty. */
export const toProfileForm = ({ firstName, lastName, nationalId, birthDate, address }: Profile): ProfileForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  nationalId: nationalId ?? '',
  birthDate: birthDate?.slice(0, 10) ?? null,
  // Stored with Latin digits; read as Persian prose.
  address: toPersianDigits(address ?? ''),
})
