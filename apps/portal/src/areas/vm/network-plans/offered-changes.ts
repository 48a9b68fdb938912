import type { NewChange } from './plan-changes.ts'
import type { Offer } from './plan-offers.ts'

/** The change that an offer is, where nothing is left to ask; `undefined`: a form asks it. */
export const changeOfOffer = (offer: Offer): NewChange | undefined => {
  switch (offer.kind) {
    case 'addressAdd':
      return { kind: 'addressAdd' }
    case 'addressFree':
      return { kind: 'addressAssign', address: offer.address, vmNetworkNodeId: undefined }
    case 'networkConnect':
      return offer.vmNetworkId === undefined ? undefined : { kind: 'networkConnect', vmNetworkId: offer.vmNetworkId }
    case 'networkDisconnect':
      return { kind: 'networkDisconnect', vmNetworkId: offer.vmNetworkId }
    case 'forwardDelete':
      return { kind: 'forwardDelete', vpcNatId: offer.vpcNatId }
    case 'serverDisconnect': {
      const { vmNetworkNodeId } = offer
      return vmNetworkNodeId === undefined ? undefined : { kind: 'serverDisconnect', vmNetworkNodeId }
    }
    case 'snatOn':
      return { kind: 'snat', snatEnabled: true, address: offer.address }
    case 'snatOff':
      return { kind: 'snat', snatEnabled: false, address: undefined }
    default:
      return undefined
  }
}
