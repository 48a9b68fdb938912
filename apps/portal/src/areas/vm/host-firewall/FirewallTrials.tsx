import { useVmFirewallTrialListQuery } from '@sarv/client/vm.generated'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const TrialBanners = lazyPart(async () => (await import('./TrialBanners.tsx')).TrialBanners)

/** Over every page, whatever one does meanwhile: a change of a firewall that waits for somebody's word. */
export function FirewallTrials() {
  const pollingInterval = usePollingInterval()
  const { data = [], fulfilledTimeStamp = 0 } = useVmFirewallTrialListQuery(undefined, { pollingInterval })
  return data.length > 0 && <TrialBanners trials={data} readAtMs={fulfilledTimeStamp} />
}
