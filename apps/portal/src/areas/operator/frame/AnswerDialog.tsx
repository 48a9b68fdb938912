import type { OperatorRefuseModel } from '@sarv/client/operator.generated'
import type { ReactNode } from 'react'
import { TextArea } from '../../../ui/TextArea.tsx'
import { ActDialog } from './ActDialog.tsx'
import { answerResolver } from './act-schemas.ts'
import { frameText as text } from './frame.fa.ts'

interface AnswerDialogProps<Data> {
  title: string
  subtitle?: ReactNode
  submitLabel: string
  send: (
    sent: OperatorRefuseModel,
  ) => PromiseLike<{ data: Data; error?: undefined } | { data?: undefined; error: unknown }>
  done: string
  /** What is probably why. */
  reason?: string
  onClose: () => void
}

/** An act that the customer reads a sentence of: a refusal, an account that is closed. */
export function AnswerDialog<Data>({ done, reason = '', ...act }: AnswerDialogProps<Data>) {
  return (
    <ActDialog {...act} defaultValues={{ answer: '', reason }} resolver={answerResolver} done={() => done}>
      {(control) => (
        <TextArea control={control} name="answer" label={text.answer} help={text.answerHelp} rows={2} isRequired />
      )}
    </ActDialog>
  )
}
