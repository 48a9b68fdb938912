import { isIpv4 } from '@sarv/contract/field-rules'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { rangeSentence } from '@sarv/contract/vm/networks/networks.fa'
import {
  gatewayOf,
  isUsableAddress,
  usableAddresses,
  whyNotRange,
  type RangeObstacle,
} from '@sarv/contract/vm/networks/networks.rules'
import type { AttachNetworkModel, CreateVmNetworkModel } from '@sarv/contract/vm/networks/networks.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { networksText, nodesText } from './networks.fa.ts'

export interface NetworkForm {
  name: string
  network: string
  prefix: number | null
}

export const emptyNetwork: NetworkForm = { name: '', network: '', prefix: 24 }

export interface KnownRange {
  name: string
  cidr: string
}

/** What stands against a range among the networks that are there; the server asks the same rule. */
const obstacleTo = (network: string, prefix: number | null, others: readonly KnownRange[]): RangeObstacle | undefined =>
  prefix === null || !isIpv4(network) ? undefined : whyNotRange({ network, prefix }, others)

/** The contract's rules, and that the range is free here: an empty one would mean that the server chooses. */
export const networkResolver = (others: readonly KnownRange[]) =>
  resolveBySchema<NetworkForm, CreateVmNetworkModel>(async () => {
    const [{ CreateVmNetworkModel }, { Ipv4 }] = await Promise.all([
      import('@sarv/contract/vm/networks/networks.schemas'),
      import('@sarv/contract/fields'),
    ])
    return CreateVmNetworkModel.extend({ network: Ipv4 }).superRefine(({ network, prefix }, context) => {
      const obstacle = obstacleTo(network, prefix, others)
      if (!obstacle) return
      const path = [obstacle.reason === 'prefix' ? 'prefix' : 'network']
      context.addIssue({ code: 'custom', path, message: rangeSentence(obstacle) })
    })
  })

/** What servers will get, said while one types; nothing while the range is no range. */
export const usableSentence = (form: NetworkForm, others: readonly KnownRange[]): string | undefined => {
  const network = normalizeTechnical(form.network)
  if (form.prefix === null || !isIpv4(network) || obstacleTo(network, form.prefix, others)) return undefined
  const cidr = `${network}/${form.prefix}`
  const { first, last, count } = usableAddresses(cidr)
  return networksText.form.usable(gatewayOf(cidr), first, last, count)
}

export interface AttachForm {
  vmHostId: number | null
  vmNetworkId: number | null
  ipAddress: string
}

interface RangedNetwork {
  id: number
  cidr?: string | null
}

/** The contract's rules, and that a fixed address is one of the chosen network. */
export const attachResolver = (networks: readonly RangedNetwork[]) =>
  resolveBySchema<AttachForm, AttachNetworkModel>(async () => {
    const { AttachNetworkModel } = await import('@sarv/contract/vm/networks/networks.schemas')
    return AttachNetworkModel.superRefine(({ vmNetworkId, ipAddress }, context) => {
      const cidr = networks.find(({ id }) => id === vmNetworkId)?.cidr
      if (!cidr || ipAddress === undefined || isUsableAddress(cidr, ipAddress)) return
      const { first, last } = usableAddresses(cidr)
      context.addIssue({ code: 'custom', path: ['ipAddress'], message: nodesText.form.addressOutside(first, last) })
    })
  })
