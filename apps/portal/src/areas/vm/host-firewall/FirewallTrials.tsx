import { useVmFirewallTrialListQuery } from '@sarv/client/vm.generated'
import { useEffect } from 'react'
import { tellBannersUntil } from '../../../shell/banner-room.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const TrialBanners = lazyPart(async () => (await import('./TrialBanners.tsx')).TrialBanners)

/** Over every page, whatever one does meanwhile: a change of a firewall that waits for somebody's word. */
export function FirewallTrials() {
  const pollingInterval = usePollingInterval()
  const { data, fulfilledTimeStamp = 0 } = useVmFirewallTrialListQuery(undefined, { pollingInterval })
  useEffect(() => {
    if (!data) return
    const secondsLeft = data.map((trial) => trial.secondsLeft)
    tellBannersUntil(data.length === 0 ? null : fulfilledTimeStamp + Math.max(...secondsLeft) * 1000)
  }, [data, fulfilledTimeStamp])
  return !!data?.length && <TrialBanners trials={data} readAtMs={fulfilledTimeStamp} />
}
