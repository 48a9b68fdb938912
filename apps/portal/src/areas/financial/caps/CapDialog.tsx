import { useCapSetMutation, type ProjectCap, type SetCapModel } from '@sarv/client/financial.generated'
import { capAct } from '@sarv/contract/enums'
import { validationText } from '@sarv/contract/validation.fa'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { capsText } from './caps.fa.ts'

const text = capsText.dialog

const resolver = resolveBySchema<SetCapModel, SetCapModel>(
  async () => (await import('@sarv/contract/financial/caps/caps.schemas')).SetCapModel,
  // For the call an empty amount takes the cap away: here a button of its own does that.
  { besides: ({ monthlyRials }) => ({ monthlyRials: monthlyRials === null ? validationText.required : undefined }) },
)

const options = capAct.values.map(({ id, label, name }) => ({ id, label, description: text.help[name] }))

interface CapDialogProps {
  projectId: number
  name: string
  cap: ProjectCap
  onClose: () => void
}

/** How much a project may cost in a month, and what happens then. */
export function CapDialog({ projectId, name, cap, onClose }: CapDialogProps) {
  const [set] = useCapSetMutation()
  const [remove, { isLoading }] = useCapSetMutation()
  const { control, dialog } = useFormDialog((body: SetCapModel) => set({ projectId, body }), {
    defaultValues: { monthlyRials: cap.monthlyRials, atFullId: cap.atFullId },
    resolver,
    done: () => {
      toast.success(text.saved)
      onClose()
    },
  })
  const takeAway = async () => {
    const { error } = await remove({ projectId, body: { monthlyRials: null, atFullId: cap.atFullId } })
    if (error) return
    toast.success(text.removed)
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={capsText.title}
      subtitle={<bdi>{name}</bdi>}
      submitLabel={text.submit}
      {...dialog}
    >
      <MoneyField control={control} name="monthlyRials" label={text.amount} isRequired />
      <RadioGroup control={control} name="atFullId" label={text.atFull} options={options} />
      {cap.monthlyRials !== null && (
        <div>
          <Button kind="quiet" writes isPending={isLoading} onPress={() => void takeAway()}>
            {text.remove}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
