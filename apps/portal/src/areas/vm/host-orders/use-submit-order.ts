import { useVmHostCreateMutation } from '@sarv/client/vm.generated'
import { numberedName } from '@sarv/contract/vm/host-orders/numbered-names'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Draft } from '../../../shell/drafts.ts'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { paths } from '../vm.paths.ts'
import { tellSeveralStarted, type SeveralWords } from '../../../shell/several-toasts.ts'
import type { VmListArrival } from '../hosts/created-id.ts'
import { orderText as text } from './host-orders.fa.ts'
import { countOf, emptyOrder, toCreateModel, type VmOrder } from './vm-order.ts'

const fields = Object.keys(emptyOrder('public')) as (keyof VmOrder)[]

/** Refusals that are about one field. */
const fieldByCode: Readonly<Record<string, keyof VmOrder>> = {
  name_taken: 'name',
  address_taken: 'ipAddress',
  network_missing: 'vmNetworkId',
}

const severalWords = (projectId: number, name: string, count: number, showReceipt: () => unknown): SeveralWords => ({
  started: text.createdSeveral(name, count),
  done: text.readySeveral(count),
  failed: (names) => text.failedSeveral(names, count),
  href: paths.vm.list(projectId),
  // Each has a receipt of its own.
  action: { label: text.receipt.showOf(numberedName(name, 1)), run: showReceipt },
})

interface SubmitContext {
  projectId: number
  draft: Draft
  form: UseFormReturn<VmOrder>
  origin: { href: string }
  /** The private cloud whose page the order was begun on. */
  vpcId: number | null
}

/** Sends the order; one server leads to its page, several to where the order was begun; what the server says about a field stands under it. */
export const useSubmitOrder = ({ projectId, draft, form, origin, vpcId }: SubmitContext) => {
  const navigate = useNavigate()
  const [create, { isLoading }] = useVmHostCreateMutation()

  const send = async (order: VmOrder) => {
    const model = toCreateModel(order)
    if (!model) return
    const { data, error } = await create({ projectId, body: model })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, fields, fieldByCode)) form.setError(field, { message })
      return
    }
    draft.finish()
    const count = countOf(order)
    const showReceipt = () => navigate(paths.vm.receipt(projectId, data.id))
    if (count === 1) {
      tellStarted(data, text.created(model.name), { action: { label: text.receipt.show, run: showReceipt } })
    } else tellSeveralStarted([data, ...(data.also ?? [])], severalWords(projectId, model.name, count, showReceipt))
    // One server: its own page, where it can be watched while it is built.
    if (count === 1)
      await navigate(paths.vm.specification(projectId, data.id) + (vpcId === null ? '' : `?vpcId=${vpcId}`))
    else await navigate(origin.href, { state: { createdId: data.id } satisfies VmListArrival })
  }
  return { send, isSending: isLoading }
}
