import { useVoucherUseMutation, type UseVoucherModel } from '@sarv/client/financial.generated'
import { usePanel } from '../../../shell/panels.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { vouchersText as text } from './vouchers.fa.ts'

const resolver = resolveBySchema<UseVoucherModel, UseVoucherModel>(
  async () => (await import('@sarv/contract/financial/vouchers/vouchers.schemas')).UseVoucherModel,
)

/** A gift code over any page: wallet and dashboard open it. */
export function VoucherPanel() {
  const [isOpen, setOpen] = usePanel('voucher')
  return isOpen && <VoucherDialog onClose={() => setOpen(false)} />
}

function VoucherDialog({ onClose }: { onClose: () => void }) {
  const [use] = useVoucherUseMutation()
  const { control, dialog } = useFormDialog((body: UseVoucherModel) => use({ body }), {
    defaultValues: { voucherCode: '' },
    resolver,
    done: () => {
      toast.success(text.used)
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <LtrTextField control={control} name="voucherCode" label={text.code} isRequired />
    </FormDialog>
  )
}
