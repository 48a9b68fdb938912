import { useVmFirewallTrialListQuery } from '@sarv/client/vm.generated'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { firewallText } from './host-firewall.fa.ts'
import styles from './FirewallTrials.module.css'
import { TrialBanner } from './TrialBanner.tsx'

/** Over every page, whatever one does meanwhile: a change of a firewall that waits for somebody's word. */
export function FirewallTrials() {
  const pollingInterval = usePollingInterval()
  const { data = [], fulfilledTimeStamp = 0 } = useVmFirewallTrialListQuery(undefined, { pollingInterval })
  if (data.length === 0) return null
  return (
    <section className={styles.trials} aria-label={firewallText.trial.region}>
      {data.map((trial) => (
        <TrialBanner key={trial.vmHostId} trial={trial} readAtMs={fulfilledTimeStamp} />
      ))}
    </section>
  )
}
