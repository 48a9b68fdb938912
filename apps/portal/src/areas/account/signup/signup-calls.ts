import type { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import { openCall, ownCall } from '../../../shell/session-calls.ts'

type SignInCalls = typeof signInCalls
type ProfileCalls = typeof profileCalls

export const register = openCall<SignInCalls['register']>('POST', '/api/my/account/register')

export const confirmEmail = openCall<SignInCalls['registerConfirm']>('POST', '/api/my/account/register-confirm')

export const sendPhoneCode = ownCall<ProfileCalls['profileEditPhoneNumber']>(
  'PUT',
  '/api/my/account/profile/edit-phone-number',
)

export const confirmPhone = ownCall<ProfileCalls['profileConfirmPhoneNumber']>(
  'POST',
  '/api/my/account/profile/confirm-phone-number',
)
