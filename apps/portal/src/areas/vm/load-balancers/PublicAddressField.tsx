import { useVpcIpListQuery, type LoadBalancerCapability } from '@sarv/client/vm.generated'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Control } from 'react-hook-form'
import { Link } from '../../../ui/Link.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { paths } from '../vm.paths.ts'
import { noAddress, type BalancerForm } from './balancer-form.ts'
import { balancersText } from './load-balancers.fa.ts'
import { addressesFor, whyNoAddress } from './public-address.ts'

const text = balancersText.form.publicAddress

interface PublicAddressFieldProps {
  control: Control<BalancerForm, unknown, EditVmLbModel>
  projectId: number
  vpcHostId: number
  capability: LoadBalancerCapability
  /** Absent: it is not there yet. */
  balancerId?: number | undefined
}

/** Where the internet reaches the balancer; without one only networks of the cloud do. */
export function PublicAddressField({ control, projectId, vpcHostId, capability, balancerId }: PublicAddressFieldProps) {
  const { data: ips } = useVpcIpListQuery({ projectId, vpcHostId })
  const offered = ips && addressesFor({ ips, capability, balancerId })
  if (offered?.length === 0) {
    return (
      <Note actions={<Link href={paths.vpc.ip(projectId, vpcHostId)}>{text.add}</Link>}>
        {text[whyNoAddress(ips ?? [])]}
      </Note>
    )
  }
  return (
    <Select
      control={control}
      name="vpcHostIpId"
      label={text.label}
      help={capability.hasChecksOutside ? text.help : text.uncheckedHelp}
      options={[
        { id: noAddress, label: text.none },
        ...(offered ?? []).map(({ id, ipAddress }) => ({ id, label: ipAddress ?? '', isLtr: true })),
      ]}
    />
  )
}
