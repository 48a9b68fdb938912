import { lazy, Suspense, useState } from 'react'
import { asksFirst, type AskedAct, type PowerAct } from './vm-acts.ts'
import type { PoweredVm } from '../host-acts/PowerDialog.tsx'
import { skipsRebootQuestion } from './reboot-question.ts'

// Nobody needs it before they act.
const PowerDialog = lazy(async () => ({ default: (await import('../host-acts/PowerDialog.tsx')).PowerDialog }))

interface Question {
  act: AskedAct
  hosts: readonly [PoweredVm, ...PoweredVm[]]
  kept: readonly PoweredVm[]
  run: () => Promise<boolean>
  /** Told whether it was done. */
  answer: (isAccepted: boolean) => void
}

const none: readonly never[] = []

/** Acts that turn servers off and on, asked about first where they interrupt somebody. */
export const usePowerQuestion = () => {
  const [question, setQuestion] = useState<Question>()

  /** Runs the act, after its question where it has one; answers whether it was accepted. */
  const press = (
    act: PowerAct,
    [first, ...others]: readonly PoweredVm[],
    run: () => Promise<boolean>,
    kept: readonly PoweredVm[] = none,
  ): Promise<boolean> => {
    if (!first) return Promise.resolve(false)
    if (!asksFirst(act, 1 + others.length, skipsRebootQuestion.get())) return run()
    return new Promise((answer) => setQuestion({ act, hosts: [first, ...others], kept, run, answer }))
  }

  const close = () => {
    question?.answer(false)
    setQuestion(undefined)
  }
  const confirm = async ({ run, answer }: Question) => {
    const isAccepted = await run()
    // Answered before the dialog closes: closing it answers "no" to whoever still waits.
    if (isAccepted) answer(true)
    return isAccepted
  }
  const dialog = question && (
    <Suspense>
      <PowerDialog {...question} onClose={close} onConfirm={() => confirm(question)} />
    </Suspense>
  )
  return { press, dialog }
}
