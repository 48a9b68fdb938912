import { z } from 'zod'
import {
  AccountPassword,
  ConfirmCode,
  CurrentPassword,
  Email,
  Mobile,
  NationalId,
  PastDate,
  PersonName,
  PostalAddress,
  WireDateTime,
} from '../../fields.ts'
import { personal } from '../../personal.ts'

export const NotificationStatus = z
  .object({
    id: z.int(),
    phoneNotify: z.boolean(),
    emailNotify: z.boolean(),
  })
  .meta({ id: 'NotificationStatus' })
export type NotificationStatus = z.infer<typeof NotificationStatus>

export const Profile = z
  .object({
    id: z.int(),
    phoneNumber: z.string().nullable(),
    phoneNumberConfirmed: z.boolean(),
    email: z.string().nullable(),
    emailConfirmed: z.boolean(),
    idConfirmed: z.boolean(),
    hasTwoFactor: z.boolean(),
    isLegal: z.boolean(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    nationalId: z.string().nullish().describe('10 digits'),
    birthDate: WireDateTime.nullish(),
    address: z.string().nullish(),
    isFromSso: z.boolean().optional(),
    isDisabled: z.string().nullish().describe('Text, not a boolean; null: enabled'),
    createDate: WireDateTime.optional(),
    modifyDate: WireDateTime.optional(),
    hasTotp: z.boolean().describe('Authenticator app on; hasTwoFactor is true when either kind is on'),
    hasSms: z.boolean().describe('SMS codes on'),
    hasPasskeyFactor: z.boolean().describe('After the password a passkey is asked for'),
    hasPassword: z.boolean().describe('False: signs in through a provider or a passkey alone'),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const ProfileCompletion = z
  .object({
    profileCompleted: z.boolean(),
  })
  .meta({ id: 'ProfileCompletion' })
export type ProfileCompletion = z.infer<typeof ProfileCompletion>

export const EditPhoneNumberModel = z
  .object({
    phoneNumber: Mobile,
  })
  .meta({ id: 'EditPhoneNumberModel' })
export type EditPhoneNumberModel = z.infer<typeof EditPhoneNumberModel>

export const EditPhoneNotifyModel = z
  .object({
    phoneNotify: z.boolean(),
  })
  .meta({ id: 'EditPhoneNotifyModel' })
export type EditPhoneNotifyModel = z.infer<typeof EditPhoneNotifyModel>

export const EditEmailNotifyModel = z
  .object({
    emailNotify: z.boolean(),
  })
  .meta({ id: 'EditEmailNotifyModel' })
export type EditEmailNotifyModel = z.infer<typeof EditEmailNotifyModel>

export const EditEmailModel = z
  .object({
    email: Email,
  })
  .meta({ id: 'EditEmailModel' })
export type EditEmailModel = z.infer<typeof EditEmailModel>

export const EditProfileModel = z
  .object({
    firstName: PersonName,
    lastName: PersonName,
    nationalId: NationalId,
    birthDate: personal(PastDate, 'nothing').describe('Gregorian; forms take it as a Jalali date'),
    address: PostalAddress,
  })
  .meta({ id: 'EditProfileModel' })
export type EditProfileModel = z.infer<typeof EditProfileModel>

export const ConfirmPhoneNumberModel = z
  .object({
    confirmCode: ConfirmCode,
  })
  .meta({ id: 'ConfirmPhoneNumberModel' })
export type ConfirmPhoneNumberModel = z.infer<typeof ConfirmPhoneNumberModel>

export const ConfirmEmailModel = z
  .object({
    confirmCode: ConfirmCode,
  })
  .meta({ id: 'ConfirmEmailModel' })
export type ConfirmEmailModel = z.infer<typeof ConfirmEmailModel>

export const ChangePasswordModel = z
  .object({
    currentPassword: CurrentPassword,
    password: AccountPassword,
    endOtherSessions: z.boolean().default(true).describe('Signs the other devices out'),
    endApiTokens: z.boolean().default(true).describe('Revokes the personal API tokens'),
    endInvitations: z.boolean().default(true).describe('Takes the open invitations back that this user has sent'),
  })
  .meta({ id: 'ChangePasswordModel' })
export type ChangePasswordModel = z.infer<typeof ChangePasswordModel>
