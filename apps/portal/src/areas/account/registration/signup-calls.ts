import { profileConfirmPhoneNumber, profileEditPhoneNumber } from '@sarv/client/account/profile.calls.generated'
import * as calls from '@sarv/client/account/registration.calls.generated'
import { openCall, ownCall } from '../../../shell/session-calls.ts'

export const register = openCall(calls.register)

export const confirmEmail = openCall(calls.registerConfirm)

export const sendPhoneCode = ownCall(profileEditPhoneNumber)

export const confirmPhone = ownCall(profileConfirmPhoneNumber)
