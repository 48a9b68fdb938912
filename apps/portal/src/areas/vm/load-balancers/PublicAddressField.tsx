import { useVpcIpListQuery, type LoadBalancerCapability } from '@sarv/client/vm.generated'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Control } from 'react-hook-form'
import { formatNumber } from '../../../format/number.ts'
import { Link } from '../../../ui/Link.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { paths } from '../vm.paths.ts'
import { longestUntilOut, noAddress, type BalancerForm } from './balancer-form.ts'
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
  /** As they are typed: their checks say how long a server that has died is sent to. */
  listeners: BalancerForm['vmLbListeners']
}

/** Where the internet reaches the balancer; without one only networks of the cloud do. */
export function PublicAddressField(props: PublicAddressFieldProps) {
  const { control, projectId, vpcHostId, capability, balancerId, listeners } = props
  const { currentData: ips } = useVpcIpListQuery({ projectId, vpcHostId })
  const offered = ips && addressesFor({ ips, capability, balancerId })
  if (offered?.length === 0) {
    return (
      <Note actions={<Link href={paths.vpc.ip(projectId, vpcHostId)}>{text.add}</Link>}>
        {text[whyNoAddress(ips ?? [])]}
      </Note>
    )
  }
  const seconds = capability.hasChecksOutside ? undefined : longestUntilOut(listeners)
  return (
    <Select
      control={control}
      name="vpcHostIpId"
      label={text.label}
      help={seconds === undefined ? text.help : text.takenOutHelp(formatNumber(seconds))}
      options={[
        { id: noAddress, label: text.none },
        ...(offered ?? []).map(({ id, ipAddress }) => ({ id, label: ipAddress ?? '', isLtr: true })),
      ]}
    />
  )
}
