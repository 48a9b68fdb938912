import { useVmFirewallTrialListQuery } from '@sarv/client/vm.generated'
import { lazy, Suspense } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'

const TrialBanners = lazy(async () => ({ default: (await import('./TrialBanners.tsx')).TrialBanners }))

/** Over every page, whatever one does meanwhile: a change of a firewall that waits for somebody's word. */
export function FirewallTrials() {
  const pollingInterval = usePollingInterval()
  const { data = [], fulfilledTimeStamp = 0 } = useVmFirewallTrialListQuery(undefined, { pollingInterval })
  if (data.length === 0) return null
  return (
    <Suspense>
      <TrialBanners trials={data} readAtMs={fulfilledTimeStamp} />
    </Suspense>
  )
}
