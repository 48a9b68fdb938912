import { isPastDate } from '@sarv/contract/date-rules'
import { validationText } from '@sarv/contract/validation.fa'
import type { EditProfileModel, ProfileCompletion } from '@sarv/contract/account/profile/profile.schemas'
import type { Db } from '../../../db/connection.ts'
import { dayOfWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { nationalIdHash } from '../../../db/personal-data.ts'
import { countOrRefuse } from '../../../http/rate-limits.ts'
import { publishToOperators } from '../../../operations/events.ts'
import { isHeldByAnother, publishIdentity } from './identity.service.ts'
import { isIdentityConfirmedAfter, isProfileCompleted } from './profile.rules.ts'
import { findUser, getLockedUser, updateUser } from './profile.store.ts'

/** The contract looks at the day as it is written; with a zone, today in New York can be tomorrow in Tehran. */
const birthDayOf = (text: string): string => {
  const day = dayOfWire(text)
  if (!isPastDate(day)) throw new AppError('validation', {}, { fields: { birthDate: [validationText.pastDate] } })
  return day
}

/** Ids that one person may write in a day: more are tried by whoever looks for other people's. */
const idsPerDay = { max: 5, perSeconds: 24 * 3600 } as const

/** Before the transaction: refused ones count too. */
export const countNationalId = async ({ db, secrets }: Dependencies, userId: number, nationalId: string) => {
  const { nationalIdHash: known } = await findUser(db, userId)
  if (known?.equals(nationalIdHash(secrets, nationalId))) return
  await countOrRefuse(db, `national-id:user:${userId}`, idsPerDay)
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
    nationalIdSecret: secrets.seal(wanted.nationalId, 'nationalId'),
    nationalIdHash: nationalIdHash(secrets, wanted.nationalId),
    birthDate: birthDayOf(wanted.birthDate),
    addressSecret: secrets.seal(wanted.address, 'address'),
    identityWrittenAt: new Date(),
  }
  const user = await getLockedUser(trx, userId)
  // One person, one account: who works in several is invited there. Operators decide where two say the same.
  const isHeld = await isHeldByAnother(trx, secrets, { userId, nationalIdHash: change.nationalIdHash })
  const idConfirmed = !isHeld && isIdentityConfirmedAfter(identityConfirmedBy, user, change)
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
