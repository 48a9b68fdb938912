import type {
  ConvertCustomerToLegalModel,
  Customer,
  EditCustomerModel,
} from '@sarv/contract/account/customers/customers.schemas'
import { toPersianDigits } from '../../../format/digits.ts'
import type { WireDate } from '../../../ui/wire-dates.ts'

export interface CustomerForm extends Omit<EditCustomerModel, 'registrationDate'> {
  registrationDate: WireDate | null
}

export interface CompanyForm extends Omit<ConvertCustomerToLegalModel, 'registrationDate'> {
  registrationDate: WireDate | null
}

/** A phone of an Iranian customer, however it was stored: 0 and the last ten digits. */
export const localPhone = (phone: string | null | undefined): string | undefined => {
  const digits = phone?.replaceAll(/\D/g, '') ?? ''
  return digits.length >= 10 ? `0${digits.slice(-10)}` : phone || undefined
}

/** What the edit dialog opens with. */
export const toCustomerForm = (customer: Customer): CustomerForm => ({
  name: customer.name ?? '',
  nationalId: customer.nationalId ?? '',
  phone: localPhone(customer.phone) ?? '',
  postalCode: customer.postalCode ?? '',
  // Stored with Latin digits; read as Persian prose.
  address: toPersianDigits(customer.address ?? ''),
  registrationDate: customer.registrationDate?.slice(0, 10) ?? null,
})

/** A company has a name, a number and an address of its own: nothing is taken over from the person. */
export const emptyCompany: CompanyForm = {
  name: '',
  nationalId: '',
  phoneNumber: '',
  postalCode: '',
  address: '',
  registrationDate: null,
}
