import type { ConvertCustomerToLegalModel, EditCustomerModel } from '@sarv/contract/account/customers/customers.schemas'
import { isLegalId, isNationalId } from '@sarv/contract/field-rules'
import { validationText } from '@sarv/contract/validation.fa'
import type { Db } from '../../../db/connection.ts'
import { dayOfWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { nationalIdHash, openPersonal, sealPersonal } from '../../../db/personal-data.ts'
import type { SecretBox } from '../../../secrets.ts'
import { lockCustomer, updateCustomer } from './customers.store.ts'

/** A company has another kind of id than a person: one in the place of the other would spoil every invoice. */
const assertIdFits = (nationalId: string, { isLegal }: { isLegal: boolean }): void => {
  if (isLegal ? isLegalId(nationalId) : isNationalId(nationalId)) return
  const message = isLegal ? validationText.legalId : validationText.nationalId
  throw new AppError('validation', {}, { fields: { nationalId: [message] } })
}

const dayOf = (text: string | undefined): string | null => (text === undefined ? null : dayOfWire(text))

type Row = Awaited<ReturnType<typeof lockCustomer>>

interface Facts {
  name: string
  isLegal: boolean
  nationalId: string | null
  phone: string | null
  postalCode: string | null
  address: string | null
  registrationDate: string | null
}

/** What is kept sealed, as people read it. */
export const openCustomer = (secrets: SecretBox, row: Row): Facts => ({
  name: row.name,
  isLegal: row.isLegal,
  nationalId: openPersonal(secrets, row.nationalIdSecret, 'nationalId'),
  phone: openPersonal(secrets, row.phoneSecret, 'phone'),
  postalCode: openPersonal(secrets, row.postalCodeSecret, 'postalCode'),
  address: openPersonal(secrets, row.addressSecret, 'address'),
  registrationDate: row.registrationDate,
})

const columnsOf = (secrets: SecretBox, facts: Facts) => ({
  name: facts.name,
  is_legal: facts.isLegal,
  national_id_secret: sealPersonal(secrets, facts.nationalId, 'nationalId'),
  national_id_hash: facts.nationalId === null ? null : nationalIdHash(secrets, facts.nationalId),
  phone_secret: sealPersonal(secrets, facts.phone, 'phone'),
  postal_code_secret: sealPersonal(secrets, facts.postalCode, 'postalCode'),
  address_secret: sealPersonal(secrets, facts.address, 'address'),
  registration_date: facts.registrationDate,
})

/** Changes the customer under its lock; answers what it was before and what it is now. */
const changeCustomer = async (trx: Db, secrets: SecretBox, id: number, changeOf: (row: Row) => Facts) => {
  const row = await lockCustomer(trx, id)
  const after = changeOf(row)
  await updateCustomer(trx, id, columnsOf(secrets, after))
  await publish(trx, { customerId: id, projectId: null, group: 'Profile' })
  return { before: openCustomer(secrets, row), after }
}

export const editCustomer = (trx: Db, secrets: SecretBox, id: number, wanted: EditCustomerModel) =>
  changeCustomer(trx, secrets, id, (row) => {
    assertIdFits(wanted.nationalId, row)
    return {
      isLegal: row.isLegal,
      name: wanted.name,
      nationalId: wanted.nationalId,
      phone: wanted.phone,
      postalCode: wanted.postalCode,
      address: wanted.address,
      registrationDate: dayOf(wanted.registrationDate),
    }
  })

/** There is no way back: a company does not become a person. */
export const convertToLegal = (trx: Db, secrets: SecretBox, id: number, wanted: ConvertCustomerToLegalModel) =>
  changeCustomer(trx, secrets, id, (row) => {
    if (row.isLegal) throw new AppError('already_legal')
    return {
      isLegal: true,
      name: wanted.name,
      nationalId: wanted.nationalId,
      phone: wanted.phoneNumber,
      postalCode: wanted.postalCode,
      address: wanted.address,
      registrationDate: dayOf(wanted.registrationDate),
    }
  })
