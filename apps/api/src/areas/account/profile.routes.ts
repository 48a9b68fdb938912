import type { FastifyInstance } from 'fastify'
import { profileCalls } from '@sarv/contract/account/profile/profile.calls'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { findProfile } from './profile.store.ts'

export const profileRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, profileCalls.profileGet, async ({ actor }) => {
    const row = await findProfile(db, actor.userId, actor.customerId)
    return {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      emailConfirmed: row.email_confirmed,
      phoneNumber: row.phone_number,
      phoneNumberConfirmed: row.phone_number_confirmed,
      nationalId: row.national_id,
      idConfirmed: row.id_confirmed,
      birthDate: row.birth_date === null ? null : `${row.birth_date}T00:00:00`,
      address: row.address,
      isLegal: row.is_legal,
      hasTwoFactor: row.has_sms || row.has_totp,
      hasSms: row.has_sms,
      hasTotp: row.has_totp,
      isFromSso: row.is_from_sso,
      isDisabled: row.disabled_reason,
      createDate: toWire(row.created_at),
      modifyDate: toWire(row.modified_at),
    }
  })
}
