import { useVmHostFirewallConfirmMutation, useVmHostFirewallRevertMutation } from '@sarv/client/vm.generated'
import { Check, Timer, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { useNow } from '../hosts/use-now.ts'
import { firewallText } from './firewall.fa.ts'
import type { ServerKey } from './use-firewall.ts'

const text = firewallText.trial

interface TrialBannerProps extends ServerKey {
  confirmation: { secondsLeft: number; user: string | null }
  /** When the server said so, by this browser's clock. */
  readAtMs: number
  /** Why nothing can be pressed now. */
  refusal: string | undefined
}

/** A change that goes back by itself unless someone says that it may stay. */
export function TrialBanner({ projectId, vmHostId, confirmation, readAtMs, refusal }: TrialBannerProps) {
  const [confirm, confirming] = useVmHostFirewallConfirmMutation()
  const [revert, reverting] = useVmHostFirewallRevertMutation()
  const elapsedSeconds = Math.floor((useNow(true).getTime() - readAtMs) / 1000)
  const secondsLeft = Math.max(0, confirmation.secondsLeft - Math.max(0, elapsedSeconds))

  const keep = async () => {
    const { error } = await confirm({ projectId, vmHostId })
    if (!error) toast.success(text.confirmed)
  }
  const takeBack = async () => {
    const { data, error } = await revert({ projectId, vmHostId })
    if (!error) tellStarted(data, text.reverting)
  }
  return (
    <Note
      tone="warning"
      icon={Timer}
      title={text.title}
      actions={
        <>
          <Button icon={Undo2} isPending={reverting.isLoading} disabledReason={refusal} onPress={() => void takeBack()}>
            {text.revert}
          </Button>
          <Button
            kind="primary"
            icon={Check}
            isPending={confirming.isLoading}
            disabledReason={refusal}
            onPress={() => void keep()}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      {/* Not a live region: it changes every second. */}
      <p role="timer" aria-label={text.timer}>
        {secondsLeft > 0 ? text.left(secondsLeft) : text.over}
      </p>
      {confirmation.user && <small>{text.by(confirmation.user)}</small>}
    </Note>
  )
}
