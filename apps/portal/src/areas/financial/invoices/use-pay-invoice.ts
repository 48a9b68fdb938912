import { useInvoicePayMutation } from '@sarv/client/financial.generated'
import { toast } from '../../../ui/toast.ts'
import { goToBank } from '../deposit/go-to-bank.ts'
import { invoicesText as text } from './invoices.fa.ts'

/** Pays from the wallet; where that does not hold enough, the way leads to a gateway. */
export const usePayInvoice = () => {
  const [send, { isLoading }] = useInvoicePayMutation()
  const pay = async (id: number) => {
    const { data } = await send({ body: { id } })
    if (!data) return
    if (data.status && !data.location) toast.success(text.paidNow)
    else goToBank(data)
  }
  return { pay, isPaying: isLoading }
}
