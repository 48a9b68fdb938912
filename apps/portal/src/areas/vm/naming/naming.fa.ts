import { serviceNameLength } from '@sarv/contract/limits'
import { validationText } from '@sarv/contract/validation.fa'
import { formatNumber } from '../../../format/number.ts'

/** What can be wrong with the name of a service. */
export const namingText = {
  missing: validationText.required,
  short: validationText.tooShort(formatNumber(serviceNameLength.min)),
  long: validationText.tooLong(formatNumber(serviceNameLength.max)),
  letters: validationText.name,
}
