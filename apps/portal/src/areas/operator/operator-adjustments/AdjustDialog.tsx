import { useOperatorAdjustmentCreateMutation, type OperatorAdjustWalletModel } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { useWatch } from '../../../ui/form.ts'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
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
  /** Rials in the wallet now; negative: owed. */
  balance: number
  onClose: () => void
}

type Direction = 'into' | 'outOf'

const directions = (['into', 'outOf'] as const).map((id) => ({ id, label: text.directions[id] }))

/** Money into a wallet, or out of it: which of both is chosen, never typed as a sign. */
export function AdjustDialog({ customerId, name, balance, onClose }: AdjustDialogProps) {
  const [create] = useOperatorAdjustmentCreateMutation()
  const [direction, setDirection] = useState<Direction>('into')
  const signed = (rials: number) => (direction === 'into' ? rials : -rials)
  return (
    <ActDialog
      title={text.title(name)}
      subtitle={text.sub}
      submitLabel={text.submit}
      defaultValues={{ customerId, rials: null as number | null, answer: '', reason: '' }}
      resolver={resolver}
      about={{ adjustment_too_much: 'rials', adjustment_nothing: 'rials' }}
      send={(body) => create({ body: { ...body, rials: signed(body.rials) } })}
      done={({ isDone }) => (isDone ? text.done : text.waits)}
      onClose={onClose}
    >
      {(control) => (
        <>
          <RadioGroup
            label={text.direction}
            options={directions}
            value={direction}
            onChange={(chosen) => chosen && setDirection(chosen)}
          />
          <Fields control={control} balance={balance} signed={signed} />
        </>
      )}
    </ActDialog>
  )
}

interface FieldsProps {
  control: Control<AdjustForm, unknown, OperatorAdjustWalletModel>
  balance: number
  signed: (rials: number) => number
}

function Fields({ control, balance, signed }: FieldsProps) {
  const rials = useWatch({ control, name: 'rials' })
  return (
    <>
      <MoneyField control={control} name="rials" label={text.amount} isRequired />
      <p>{text.after(formatRials(balance), formatRials(balance + signed(rials ?? 0)))}</p>
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
