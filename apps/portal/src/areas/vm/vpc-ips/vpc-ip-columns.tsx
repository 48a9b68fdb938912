import type { VpcIpListItem } from '@sarv/client/vm.generated'
import { addressColumns } from './address-columns.tsx'
import { vpcIpsText as text } from './vpc-ips.fa.ts'

/** What an address leads to, each in words. */
export const usesOf = ({ isSnat, vmHost, loadBalancer, forwards = [] }: VpcIpListItem): string[] => [
  ...(isSnat ? [text.uses.snat] : []),
  ...(vmHost ? [text.uses.server(vmHost)] : []),
  ...(loadBalancer ? [text.uses.balancer(loadBalancer)] : []),
  ...(forwards.length > 0 ? [text.uses.forwards(forwards)] : []),
]

export const vpcIpColumns = addressColumns<VpcIpListItem>([
  {
    id: 'use',
    label: text.columns.use,
    cell: (ip) => {
      const uses = usesOf(ip)
      return uses.length === 0 ? text.uses.none : uses.map((use) => <div key={use}>{use}</div>)
    },
  },
])
