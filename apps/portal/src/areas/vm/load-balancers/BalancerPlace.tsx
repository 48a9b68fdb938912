import { useVpcInterfaceShortListQuery, useVpcShortListQuery } from '@sarv/client/vm.generated'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { useController, type Control, type UseFormSetValue } from 'react-hook-form'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { noAddress, type BalancerForm } from './balancer-form.ts'
import { balancersText } from './load-balancers.fa.ts'

const text = balancersText.form

interface PlaceProps {
  control: Control<BalancerForm, unknown, EditVmLbModel>
  setValue: UseFormSetValue<BalancerForm>
  projectId: number
  form: BalancerForm
  isCloudFixed: boolean
}

/** In which private cloud it stands, and in which of its networks. */
export function BalancerPlace({ control, setValue, projectId, form, isCloudFixed }: PlaceProps) {
  const { data: clouds = [] } = useVpcShortListQuery({ projectId }, { skip: isCloudFixed })
  const { field: cloud } = useController({ control, name: 'vpcHostId' })
  const { vpcHostId } = form
  /** What was chosen in the cloud before is none of the next one. */
  const chooseCloud = (id: number | null) => {
    if (id === vpcHostId) return
    setValue('vmNetworkId', null)
    setValue('vpcHostIpId', noAddress)
    cloud.onChange(id)
  }
  const { currentData: networks } = useVpcInterfaceShortListQuery(
    { projectId, vpcHostId: vpcHostId ?? 0 },
    { skip: vpcHostId === null },
  )
  return (
    <>
      {!isCloudFixed && (
        <Select
          value={vpcHostId}
          onChange={chooseCloud}
          label={text.cloud}
          options={clouds.map(({ id, name }) => ({ id, label: name ?? '' }))}
          isRequired
        />
      )}
      {vpcHostId !== null && networks?.length === 0 ? (
        <Note tone="warning">{text.noNetworks}</Note>
      ) : (
        <Select
          control={control}
          name="vmNetworkId"
          label={text.network}
          options={(networks ?? []).map(({ id, name }) => ({ id, label: name ?? '' }))}
          isRequired
        />
      )}
    </>
  )
}
