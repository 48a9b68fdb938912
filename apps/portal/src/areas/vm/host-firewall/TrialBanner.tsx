import {
  useVmHostFirewallConfirmMutation,
  useVmHostFirewallRevertMutation,
  type VmFirewallTrialItem,
} from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { Check, Timer, Undo2 } from 'lucide-react'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { paths } from '../vm.paths.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNow } from '../../../ui/use-now.ts'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { servicesText } from '../../../services/services.fa.ts'
import { firewallText } from './host-firewall.fa.ts'

const text = firewallText.trial

interface TrialBannerProps {
  trial: VmFirewallTrialItem
  /** When the server said so, by this browser's clock. */
  readAtMs: number
}

/** Why nothing can be pressed now. */
const useRefusal = ({ projectId, vmHostId }: VmFirewallTrialItem): string | undefined => {
  const may = useMay(projectId)
  const running = useServiceWork(projectId, serviceType.vm).get(vmHostId)?.running
  if (!may('project:operate')) return shellText.roleForbids
  return running && servicesText.refused.busy(running.title)
}

/** A change that goes back by itself unless someone says that it may stay. */
export function TrialBanner({ trial, readAtMs }: TrialBannerProps) {
  const { projectId, vmHostId, vmHost } = trial
  const refusal = useRefusal(trial)
  const [confirm, confirming] = useVmHostFirewallConfirmMutation()
  const [revert, reverting] = useVmHostFirewallRevertMutation()
  const elapsedSeconds = Math.floor((useNow(true).getTime() - readAtMs) / 1000)
  const secondsLeft = Math.max(0, trial.secondsLeft - Math.max(0, elapsedSeconds))

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
      title={text.title(vmHost)}
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
      <small>
        {trial.user && text.by(trial.user)} <Link href={paths.vm.firewall(projectId, vmHostId)}>{text.show}</Link>
      </small>
    </Note>
  )
}
