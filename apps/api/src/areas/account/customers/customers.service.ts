import type { ConvertCustomerToLegalModel, EditCustomerModel } from '@sarv/contract/account/customers/customers.schemas'
import { isLegalId, isNationalId } from '@sarv/contract/field-rules'
import { validationText } from '@sarv/contract/validation.fa'
import type { Db } from '../../../db/connection.ts'
import { dayOfWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../http/errors.ts'
import { publish } from '../../../jobs/events.ts'
import { lockCustomer, updateCustomer } from './customers.store.ts'

/** A company has another kind of id than a person: one in the place of the other would spoil every invoice. */
const assertIdFits = (nationalId: string, { is_legal: isLegal }: { is_legal: boolean }): void => {
  if (isLegal ? isLegalId(nationalId) : isNationalId(nationalId)) return
  const message = isLegal ? validationText.legalId : validationText.nationalId
  throw new AppError('validation', {}, { fields: { nationalId: [message] } })
}

const dayOf = (text: string | undefined): string | null => (text === undefined ? null : dayOfWire(text))

type Row = Awaited<ReturnType<typeof lockCustomer>>
type Change = Pick<Row, 'name' | 'national_id' | 'phone' | 'postal_code' | 'address' | 'registration_date' | 'is_legal'>

const summary = (row: Change) => ({
  name: row.name,
  isLegal: row.is_legal,
  nationalId: row.national_id,
  phone: row.phone,
  postalCode: row.postal_code,
  address: row.address,
  registrationDate: row.registration_date,
})

/** Changes the customer under its lock; answers what it was before and what it is now. */
const changeCustomer = (db: Db, id: number, changeOf: (row: Row) => Change) =>
  db.transaction().execute(async (trx) => {
    const row = await lockCustomer(trx, id)
    const change = changeOf(row)
    await updateCustomer(trx, id, change)
    await publish(trx, { customerId: id, projectId: null, group: 'Profile' })
    return { before: summary(row), after: summary(change) }
  })

export const editCustomer = (db: Db, id: number, wanted: EditCustomerModel) =>
  changeCustomer(db, id, (row) => {
    assertIdFits(wanted.nationalId, row)
    return {
      is_legal: row.is_legal,
      name: wanted.name,
      national_id: wanted.nationalId,
      phone: wanted.phone,
      postal_code: wanted.postalCode,
      address: wanted.address,
      registration_date: dayOf(wanted.registrationDate),
    }
  })

/** There is no way back: a company does not become a person. */
export const convertToLegal = (db: Db, id: number, wanted: ConvertCustomerToLegalModel) =>
  changeCustomer(db, id, (row) => {
    if (row.is_legal) throw new AppError('already_legal')
    return {
      is_legal: true,
      name: wanted.name,
      national_id: wanted.nationalId,
      phone: wanted.phoneNumber,
      postal_code: wanted.postalCode,
      address: wanted.address,
      registration_date: dayOf(wanted.registrationDate),
    }
  })
