import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import { expect, it } from 'vitest'
import { toProfileForm } from './profile-form.ts'

const unknown: Profile = {
  id: 7,
  phoneNumber: null,
  phoneNumberConfirmed: false,
  email: 'sara@example.com',
  emailConfirmed: true,
  idConfirmed: false,
  hasTwoFactor: false,
  isLegal: false,
  firstName: 'سارا',
  lastName: null,
  hasTotp: false,
  hasSms: false,
  hasPasskeyFactor: false,
  hasPassword: true,
  recoveryCodesLeft: 0,
}

it('opens empty where nothing was ever given', () => {
  expect(toProfileForm(unknown)).toEqual({
    firstName: 'سارا',
    lastName: '',
    nationalId: '',
    birthDate: null,
    address: '',
  })
})

it('takes the day of birth out of the date-time of the wire', () => {
  expect(toProfileForm({ ...unknown, birthDate: '1990-08-12T00:00:00' }).birthDate).toBe('1990-08-12')
})

it('shows an address with Persian digits, as it was typed', () => {
  expect(toProfileForm({ ...unknown, address: 'تهران، پلاک 12' }).address).toBe('تهران، پلاک ۱۲')
})
