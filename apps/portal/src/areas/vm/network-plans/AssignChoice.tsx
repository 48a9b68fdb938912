import { useState } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { isUsableIp, type Known } from '../vpc-nats/forward-form.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { planText } from './network-plans.fa.ts'
import { idOfRef, refOfId, type NewChange } from './plan-changes.ts'
import { placesIn } from './plan-known.ts'
import type { WayInOffer } from './plan-offers.ts'
import type { Adding } from './PlanDialog.tsx'

const text = planText.forms.assign

interface AssignChoiceProps {
  known: Known
  offer: WayInOffer
  onAdd: (change: NewChange) => Adding
  onClose: () => void
}

/** Addresses that nothing begins at yet: a server has its own to itself. */
const freeAddresses = ({ ips, nats }: Known) =>
  ips.filter((ip) => isUsableIp(ip) && !ip.isSnat && !nats.some(({ vpcHostIpId }) => vpcHostIpId === ip.id))

const only = (items: readonly { id: number }[]): number | null => (items.length === 1 ? items[0]!.id : null)

/** Which address which server is to have to itself; what was chosen in the picture is chosen here. */
export function AssignChoice({ known, offer, onAdd, onClose }: AssignChoiceProps) {
  const addresses = freeAddresses(known)
  const places = placesIn(known)
  const [addressId, setAddressId] = useState(offer.address ? idOfRef(offer.address) : only(addresses))
  const [nodeId, setNodeId] = useState(only(places.filter(({ vmHostId }) => vmHostId === offer.vmHostId)))
  const change: NewChange | undefined =
    addressId === null || nodeId === null
      ? undefined
      : { kind: 'addressAssign', address: refOfId(addressId), vmNetworkNodeId: nodeId }
  const refusal = () => {
    if (addresses.length === 0) return text.noAddress
    if (places.length === 0) return text.noServer
    if (addressId === null) return text.address
    return nodeId === null ? text.server : undefined
  }
  return (
    <ChoiceDialog words={text} change={change} refusal={refusal()} onAdd={onAdd} onClose={onClose}>
      {addresses.length === 0 ? (
        <Note tone="warning">{text.noAddress}</Note>
      ) : (
        <Select<never, number>
          label={text.address}
          options={addresses.map(({ id, ipAddress }) => ({ id, label: ipAddress ?? '' }))}
          value={addressId}
          onChange={setAddressId}
          isRequired
        />
      )}
      {places.length === 0 ? (
        <Note tone="warning">{text.noServer}</Note>
      ) : (
        <Select<never, number>
          label={text.server}
          options={places.map(({ id, vmHost, ipAddress }) => {
            const own = known.ips.find(({ vmNetworkNodeId }) => vmNetworkNodeId === id)?.ipAddress
            return {
              id,
              label: vmHost ?? '',
              ...(ipAddress && { description: ipAddress }),
              ...(own && { disabledReason: text.taken(own) }),
            }
          })}
          value={nodeId}
          onChange={setNodeId}
          isRequired
        />
      )}
      <Note>{text.exposes}</Note>
    </ChoiceDialog>
  )
}
