import type { VmFirewallTrialItem } from '@sarv/client/vm.generated'
import styles from './TrialBanners.module.css'
import { firewallText } from './host-firewall.fa.ts'
import { TrialBanner } from './TrialBanner.tsx'

interface TrialBannersProps {
  trials: readonly VmFirewallTrialItem[]
  /** When the server said so, by this browser's clock. */
  readAtMs: number
}

export function TrialBanners({ trials, readAtMs }: TrialBannersProps) {
  return (
    <section className={styles.trials} aria-label={firewallText.trial.region}>
      {trials.map((trial) => (
        <TrialBanner key={trial.vmHostId} trial={trial} readAtMs={readAtMs} />
      ))}
    </section>
  )
}
