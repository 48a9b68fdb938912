import { usePaymentProviderListQuery } from '@sarv/client/financial.generated'
import { useEffect, useState } from 'react'
import type { DefaultValues, Path, PathValue, Resolver } from 'react-hook-form'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { firstGateway } from './deposit-form.ts'
import { goToBank, type Started } from './go-to-bank.ts'

interface PayForm {
  /** null: none is chosen yet. */
  paymentProviderId: number | null
}

type Answer = PromiseLike<{ data: Started; error?: undefined } | { data?: undefined; error: unknown }>

interface BankDialogOptions<Values extends PayForm, Sent> {
  defaultValues: DefaultValues<Values> & Values
  resolver: Resolver<Values, unknown, Sent>
  /** It was paid without a bank. */
  paid?: () => void
}

/**
 * A form that leads to a bank. The first gateway that answers is chosen already, unless the form chose something itself; while
 * the browser leaves, the dialog stays busy.
 */
export const useBankDialog = <Values extends PayForm, Sent>(
  send: (sent: Sent) => Answer,
  { defaultValues, resolver, paid }: BankDialogOptions<Values, Sent>,
) => {
  const [isLeaving, setLeaving] = useState(false)
  const { data: gateways } = usePaymentProviderListQuery()
  const { dialog, ...form } = useFormDialog<Values, Sent, Started>(send, {
    defaultValues,
    resolver,
    done: (started) => {
      if (paid && started.status && !started.location) paid()
      else setLeaving(goToBank(started))
    },
  })
  const { getValues, setValue } = form
  useEffect(() => {
    const name = 'paymentProviderId' as Path<Values>
    if (!gateways || getValues(name) !== null) return
    setValue(name, firstGateway(gateways) as PathValue<Values, Path<Values>>)
  }, [gateways, getValues, setValue])
  return { ...form, dialog: { ...dialog, isPending: dialog.isPending || isLeaving } }
}
