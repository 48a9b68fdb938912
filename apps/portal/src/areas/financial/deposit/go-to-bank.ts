import { requestErrorText } from '../../../shell/request-errors.fa.ts'
import { toast } from '../../../ui/toast.ts'
import { depositText as text } from './deposit.fa.ts'

/** What a call that starts a payment answers. */
export interface Started {
  status: boolean
  location: string | null
  message?: string | null | undefined
}

/** Leaves for the bank; says why where that is not possible. The page stays busy meanwhile: the browser is on its way. */
export const goToBank = ({ status, location: address, message }: Started): boolean => {
  if (!status || !address) {
    toast.error(message ?? requestErrorText.generic)
    return false
  }
  toast.info(text.going)
  location.assign(address)
  return true
}
