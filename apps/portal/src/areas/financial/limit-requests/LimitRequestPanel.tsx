import {
  useCustomerLimitResourceUsagesQuery,
  useLimitRequestCreateMutation,
  type CreateLimitRequestModel,
  type ResourceUsage,
} from '@sarv/client/portal.generated'
import { limitedItem } from '@sarv/contract/enums'
import { formatNumber } from '../../../format/number.ts'
import { usePanel } from '../../../shell/panels.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { EarlierRequests } from './EarlierRequests.tsx'
import { limitRequestsText as text } from './limit-requests.fa.ts'

interface LimitForm {
  itemId: number
  wanted: number | null
  reason: string
}

const resolver = resolveBySchema<LimitForm, CreateLimitRequestModel>(
  async () => (await import('@sarv/contract/portal/limit-requests/limit-requests.schemas')).CreateLimitRequestModel,
)

const options = limitedItem.values.map(({ id, label }) => ({ id, label }))

const maxOf = (usage: ResourceUsage | undefined, itemId: number): number | undefined => {
  const maxima: Record<keyof typeof limitedItem.id, number | undefined> = {
    cpu: usage?.maxCpuUsage,
    memoryGb: usage?.maxMemoryUsage,
    diskGb: usage?.maxDiskUsage,
    ip: usage?.maxIpCount,
    vm: usage?.maxVmCount,
    firewallRule: usage?.maxFirewallRuleCount,
  }
  const name = limitedItem.name(itemId)
  return name && maxima[name]
}

/** Over any page: the dashboard and orders that are over a limit open it. */
export function LimitRequestPanel() {
  const [isOpen, setOpen] = usePanel('limits')
  return isOpen && <LimitRequestDialog onClose={() => setOpen(false)} />
}

function LimitRequestDialog({ onClose }: { onClose: () => void }) {
  const [create] = useLimitRequestCreateMutation()
  const { data: usage } = useCustomerLimitResourceUsagesQuery()
  const { control, dialog } = useFormDialog((body: CreateLimitRequestModel) => create({ body }), {
    defaultValues: { itemId: limitedItem.id.vm, wanted: null, reason: '' },
    resolver,
    about: { limit_enough: 'wanted', limit_request_open: 'itemId' },
    done: () => {
      toast.success(text.sent)
      onClose()
    },
  })
  const max = maxOf(usage, useWatch({ control, name: 'itemId' }))
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <Select control={control} name="itemId" label={text.item} options={options} isRequired />
      <NumberField
        control={control}
        name="wanted"
        label={text.wanted}
        help={max === undefined ? undefined : text.now(formatNumber(max))}
        isRequired
      />
      <TextArea control={control} name="reason" label={text.reason} help={text.reasonHelp} rows={4} isRequired />
      <EarlierRequests />
    </FormDialog>
  )
}
