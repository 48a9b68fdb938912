import { useVmHostIpCreateMutation, type VmHostDetail, vmHostIpCreate } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { moneyRefusal, OrderHold } from '../../../services/orders/OrderHold.tsx'
import { Part } from '../../../shell/parts.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { ipsText } from './host-ips.fa.ts'

const text = ipsText.form

interface AddIpDialogProps {
  projectId: number
  host: VmHostDetail
  onClose: () => void
}

type IpVersion = 'v4' | 'v6'

const versions = [
  { id: 'v4', label: ipsText.v4, description: text.v4Help },
  { id: 'v6', label: ipsText.v6, description: text.v6Help },
] as const

/** One more public address, with its price before one presses. */
export function AddIpDialog({ projectId, host, onClose }: AddIpDialogProps) {
  const [create, { isLoading }] = useVmHostIpCreateMutation()
  const [version, setVersion] = useState<IpVersion>('v4')
  const useIpV4 = version === 'v4'
  const wanted = { projectId, vmHostId: host.id, body: { useIpV4 } }
  const { quote, error } = useDryRun(vmHostIpCreate, wanted)
  const send = async () => {
    const answer = await create(wanted)
    if (answer.error) return
    tellStarted(answer.data, text.started)
    onClose()
  }
  return (
    <OrderDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle(host.name ?? '')}
      submitLabel={ipsText.add}
      isPending={isLoading}
      submitRefusal={moneyRefusal(quote)}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RadioGroup<never, IpVersion>
        label={text.version}
        value={version}
        onChange={(chosen) => chosen && setVersion(chosen)}
        options={versions}
      />
      {error?.message ? (
        <Note tone="danger" isLive>
          {error.message}
        </Note>
      ) : (
        <>
          <p aria-live="polite">
            {text.price}: {quote?.subtotal === 0 ? text.free : <Money rials={quote?.subtotal} />}
          </p>
          <OrderHold hold={quote?.hold} />
          {quote && !moneyRefusal(quote) && <Part place="receipt" monthlyRials={quote.payable} />}
        </>
      )}
    </OrderDialog>
  )
}
