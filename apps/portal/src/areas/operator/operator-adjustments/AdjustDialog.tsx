import { useOperatorAdjustmentCreateMutation, type OperatorAdjustWalletModel } from '@sarv/client/operator.generated'
import { formatRialsInWords } from '@sarv/contract/words'
import { useWatch } from '../../../ui/form.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { Control } from 'react-hook-form'
import { ActDialog } from '../frame/ActDialog.tsx'
import { frameText } from '../frame/frame.fa.ts'
import { adjustmentsText as text } from './operator-adjustments.fa.ts'

interface AdjustForm {
  customerId: number
  rials: number | null
  answer: string
  reason: string
}

const resolver = resolveBySchema<AdjustForm, OperatorAdjustWalletModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'))
      .OperatorAdjustWalletModel,
)

interface AdjustDialogProps {
  customerId: number
  name: string
  onClose: () => void
}

/** Money into a wallet, or out of it. */
export function AdjustDialog({ customerId, name, onClose }: AdjustDialogProps) {
  const [create] = useOperatorAdjustmentCreateMutation()
  return (
    <ActDialog
      title={text.title(name)}
      subtitle={text.sub}
      submitLabel={text.submit}
      defaultValues={{ customerId, rials: null as number | null, answer: '', reason: '' }}
      resolver={resolver}
      about={{ adjustment_too_much: 'rials', adjustment_nothing: 'rials' }}
      send={(body) => create({ body })}
      done={({ isDone }) => (isDone ? text.done : text.waits)}
      onClose={onClose}
    >
      {(control) => <Fields control={control} />}
    </ActDialog>
  )
}

function Fields({ control }: { control: Control<AdjustForm, unknown, OperatorAdjustWalletModel> }) {
  const rials = useWatch({ control, name: 'rials' })
  return (
    <>
      <NumberField
        control={control}
        name="rials"
        label={text.amount}
        suffix={text.rial}
        help={rials ? formatRialsInWords(rials) : undefined}
        isRequired
      />
      <TextArea
        control={control}
        name="answer"
        label={frameText.answer}
        help={frameText.answerHelp}
        rows={2}
        isRequired
      />
    </>
  )
}
