import { isPastDate } from '@sarv/contract/date-rules'
import { validationText } from '@sarv/contract/validation.fa'
import type { EditProfileModel, ProfileCompletion } from '@sarv/contract/account/profile/profile.schemas'
import type { Db } from '../../../db/connection.ts'
import { dayOfWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { nationalIdHash } from '../../../db/personal-data.ts'
import { publishToOperators } from '../../../operations/events.ts'
import { publishIdentity } from './identity.service.ts'
import { isIdentityConfirmedAfter, isProfileCompleted } from './profile.rules.ts'
import { getLockedUser, isNationalIdTaken, updateUser } from './profile.store.ts'

/** The contract looks at the day as it is written; with a zone, today in New York can be tomorrow in Tehran. */
const birthDayOf = (text: string): string => {
  const day = dayOfWire(text)
  if (!isPastDate(day)) throw new AppError('validation', {}, { fields: { birthDate: [validationText.pastDate] } })
  return day
}

export const editProfile = async (
  trx: Db,
  { secrets, identityConfirmedBy }: Dependencies,
  userId: number,
  wanted: EditProfileModel,
): Promise<ProfileCompletion> => {
  const change = {
    firstName: wanted.firstName,
    lastName: wanted.lastName,
    nationalIdSecret: secrets.seal(wanted.nationalId),
    nationalIdHash: nationalIdHash(secrets, wanted.nationalId),
    birthDate: birthDayOf(wanted.birthDate),
    addressSecret: secrets.seal(wanted.address),
    identityWrittenAt: new Date(),
  }
  const user = await getLockedUser(trx, userId)
  // One person, one account: who works in several is invited there. What has been so before may stay.
  const isNewId = !user.nationalIdHash?.equals(change.nationalIdHash)
  if (isNewId && (await isNationalIdTaken(trx, change.nationalIdHash, userId))) {
    throw new AppError('national_id_taken')
  }
  const idConfirmed = isIdentityConfirmedAfter(identityConfirmedBy, user, change)
  await updateUser(trx, userId, { ...change, idConfirmed })
  if (idConfirmed !== user.idConfirmed) await publishIdentity(trx, userId)
  if (!idConfirmed) await publishToOperators(trx, ['OperatorIdentity', 'OperatorCustomer'])
  return { profileCompleted: isProfileCompleted({ ...user, idConfirmed }) }
}

export const switchSmsNotifications = async (trx: Db, userId: number, phoneNotify: boolean): Promise<void> => {
  const user = await getLockedUser(trx, userId)
  if (phoneNotify && !user.phoneNumberConfirmed) throw new AppError('phone_unconfirmed')
  await updateUser(trx, userId, { phoneNotify })
}

export const switchEmailNotifications = (trx: Db, userId: number, emailNotify: boolean): Promise<void> =>
  updateUser(trx, userId, { emailNotify })
