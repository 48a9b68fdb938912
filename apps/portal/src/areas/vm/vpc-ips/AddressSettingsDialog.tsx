import type { Started } from '@sarv/contract/answers.schemas'
import type { EditVmIpModel } from '@sarv/contract/vm/host-ips/host-ips.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { vpcIpsText } from './vpc-ips.fa.ts'

const text = vpcIpsText.settings

interface SettingsForm {
  reverseName: string
  isProtected: boolean
}

const resolver = resolveBySchema<SettingsForm, EditVmIpModel>(
  async () => (await import('@sarv/contract/vm/host-ips/host-ips.schemas')).EditVmIpModel,
)

type Answer = PromiseLike<{ data: Started; error?: undefined } | { data?: undefined; error: unknown }>

interface AddressSettingsDialogProps {
  address: { ipAddress: string | null; reverseName?: string | null | undefined; isProtected?: boolean | undefined }
  save: (body: EditVmIpModel) => Answer
  onClose: () => void
}

/** The reverse name of a public address and its protection, a server's or a cloud's. */
export function AddressSettingsDialog({ address, save, onClose }: AddressSettingsDialogProps) {
  const { control, dialog } = useFormDialog(save, {
    defaultValues: { reverseName: address.reverseName ?? '', isProtected: address.isProtected ?? false },
    resolver,
    done: () => {
      toast.success(text.done(address.ipAddress ?? ''))
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title(address.ipAddress ?? '')}
      submitLabel={text.submit}
      {...dialog}
    >
      <LtrTextField
        control={control}
        name="reverseName"
        label={text.reverse}
        help={text.reverseHelp}
        placeholder="mail.example.ir"
        isOptional
      />
      <Checkbox control={control} name="isProtected" label={text.protected} help={text.protectedHelp} />
    </FormDialog>
  )
}
