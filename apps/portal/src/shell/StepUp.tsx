import { AskedDialog } from './AskedDialog.tsx'
import type { AskedDialogProps, LoadAskedDialog } from './AskedDialog.tsx'
import { endStepUp, useStepUpAsked } from './step-up.ts'
import type { StepUpAsked } from './step-up.ts'

export type StepUpDialogProps = AskedDialogProps<StepUpAsked>

export type LoadStepUpDialog = LoadAskedDialog<StepUpAsked>

const giveUp = () => endStepUp(false)

/** The dialog that asks again who is there, before the act that it was asked for goes on. */
export function StepUp({ load }: { load: LoadStepUpDialog }) {
  return <AskedDialog asked={useStepUpAsked()} chunk="step-up" load={load} onFailed={giveUp} />
}
