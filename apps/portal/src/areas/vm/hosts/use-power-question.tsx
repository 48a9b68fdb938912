import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useQuestion } from '../../../services/use-question.ts'
import type { PoweredVm } from './PowerDialog.tsx'
import { skipsRebootQuestion } from './reboot-question.ts'
import { asksFirst, type AskedAct, type PowerAct } from './vm-acts.ts'

// Nobody needs it before they act.
export const PowerDialog = lazyDialog(async () => (await import('./PowerDialog.tsx')).PowerDialog)

interface Asked {
  act: AskedAct
  hosts: readonly [PoweredVm, ...PoweredVm[]]
  kept: readonly PoweredVm[]
  run: () => Promise<boolean>
}

const none: readonly never[] = []

/** Acts that turn servers off and on, asked about first where they interrupt somebody. */
export const usePowerQuestion = () => {
  const { asked, ask, close, accept } = useQuestion<Asked>()

  /** Runs the act, after its question where it has one; answers whether it was accepted. */
  const press = (
    act: PowerAct,
    [first, ...others]: readonly PoweredVm[],
    run: () => Promise<boolean>,
    kept: readonly PoweredVm[] = none,
  ): Promise<boolean> => {
    if (!first) return Promise.resolve(false)
    if (!asksFirst(act, 1 + others.length, skipsRebootQuestion.get())) return run()
    return ask({ act, hosts: [first, ...others], kept, run })
  }

  const dialog = asked && <PowerDialog {...asked} onClose={close} onConfirm={() => accept(asked.run)} />
  return { press, dialog }
}
