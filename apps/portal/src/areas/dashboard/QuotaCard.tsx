import { useCustomerLimitResourceUsagesQuery, type ResourceUsage } from '@sarv/client/portal.generated'
import { openPanel } from '../../shell/panels.ts'
import { useMayInAccount } from '../../shell/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { usePollingInterval } from '../../shell/live-events.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { UsageBars, type Usage } from '../../ui/UsageBars.tsx'
import { dashboardText } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.quota

/** How much of the account's limits all projects use together. */
export function QuotaCard() {
  const pollingInterval = usePollingInterval()
  const may = useMayInAccount()
  const { data, error, refetch } = useCustomerLimitResourceUsagesQuery(undefined, { pollingInterval })
  return (
    <Card
      title={text.title}
      headEnd={<span className={styles.quiet}>{text.hint}</span>}
      foot={data && may('account') && <AskForMore />}
    >
      {data && <UsageBars usages={usagesOf(data)} />}
      {!data && !error && <Loading lines={6} />}
      {error && !data && <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} />}
    </Card>
  )
}

function AskForMore() {
  return (
    <Button kind="quiet" size="sm" writes onPress={() => openPanel('limits')}>
      {text.askForMore}
    </Button>
  )
}

/** Those that the server names; a limit that it does not name is none. */
const usagesOf = (usage: ResourceUsage): Usage[] => {
  const all: [label: string, used: number | undefined, max: number | undefined][] = [
    [text.vm, usage.currentVmCount, usage.maxVmCount],
    [text.cpu, usage.currentCpuUsage, usage.maxCpuUsage],
    [text.memory, usage.currentMemoryUsage, usage.maxMemoryUsage],
    [text.disk, usage.currentDiskUsage, usage.maxDiskUsage],
    [text.ip, usage.currentIpCount, usage.maxIpCount],
    [text.firewallRule, usage.currentFirewallRuleCount, usage.maxFirewallRuleCount],
  ]
  return all.flatMap(([label, used = 0, max]) => (max === undefined ? [] : [{ label, used, max }]))
}
