import { isIpv4 } from '@sarv/contract/field-rules'
import { normalizeTechnical, normalizeLine } from '@sarv/contract/normalize'
import { rangeSentence } from '@sarv/contract/vm/networks/networks.fa'
import { gatewayOf, usableAddresses, whyNotRange } from '@sarv/contract/vm/networks/networks.rules'
import type { Problems } from '../../../ui/form-resolver.ts'
import { serviceNameProblem } from '../naming/service-name.ts'
import { networksText } from './networks.fa.ts'

const text = networksText.form

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

const rangeProblems = (
  { network, prefix }: NetworkForm,
  others: readonly KnownRange[],
): Pick<Problems<NetworkForm>, 'network' | 'prefix'> => {
  const address = normalizeTechnical(network)
  if (address === '') return { network: text.required }
  if (!isIpv4(address)) return { network: text.ipv4 }
  if (prefix === null) return { prefix: text.required }
  const obstacle = whyNotRange({ network: address, prefix }, others)
  if (!obstacle) return {}
  return { [obstacle.reason === 'prefix' ? 'prefix' : 'network']: rangeSentence(obstacle) }
}

/** What is wrong with each field, among the networks that are there: the same sentences as the server's. */
export const networkProblems =
  (others: readonly KnownRange[]) =>
  (form: NetworkForm): Problems<NetworkForm> => ({
    name: serviceNameProblem(form.name),
    ...rangeProblems(form, others),
  })

export const toNetworkModel = ({ name, network, prefix }: NetworkForm) => ({
  name: normalizeLine(name),
  network: normalizeTechnical(network),
  prefix: prefix ?? 24,
})

/** What servers will get, said while one types; nothing while the range is no range. */
export const usableSentence = (form: NetworkForm, others: readonly KnownRange[]): string | undefined => {
  const { network, prefix } = rangeProblems(form, others)
  if (network ?? prefix) return undefined
  const cidr = `${normalizeTechnical(form.network)}/${form.prefix}`
  const { first, last, count } = usableAddresses(cidr)
  return text.usable(gatewayOf(cidr), first, last, count)
}
