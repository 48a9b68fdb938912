import { useVmHostGetAnalyticQuery, type VmHostDetail } from '@sarv/client/vm.generated'
import { analyticPeriod, powerStatus } from '@sarv/contract/enums'
import { useMemo } from 'react'
import { formatNumber, formatPercent } from '../../../format/number.ts'
import { formatRelative } from '../../../format/relative.ts'
import { paths } from '../vm.paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Meter } from '../../../ui/Meter.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { useIsVisible } from '../../../ui/use-is-visible.ts'
import { samplesOf } from '../metrics/samples.ts'
import { usageNowOf, type UsageNow } from '../metrics/usage-now.ts'
import { detailText } from './detail.fa.ts'
import styles from './OverviewParts.module.css'

const text = detailText.usage

const refreshMs = 60_000

interface UsageNowCardProps {
  projectId: number
  host: VmHostDetail
}

/** What the server uses at this moment, by its newest sample. */
export function UsageNowCard({ projectId, host }: UsageNowCardProps) {
  const isVisible = useIsVisible()
  const { currentData, isError } = useVmHostGetAnalyticQuery(
    { projectId, id: host.id, PeriodId: analyticPeriod.id.h1 },
    { pollingInterval: isVisible ? refreshMs : 0 },
  )
  const usage = useMemo(
    () => currentData && usageNowOf(samplesOf(currentData, host.createDate), host.memory),
    [currentData, host.createDate, host.memory],
  )
  const isOff = host.powerStatus === powerStatus.id.poweredOff
  return (
    <Card title={text.title} headEnd={<Link href={paths.vm.analytics(projectId, host.id)}>{text.charts}</Link>}>
      {isOff && <p className={styles.quiet}>{text.off}</p>}
      {!isOff && usage && <Usage usage={usage} memoryGb={host.memory} />}
      {!isOff && !usage && currentData && <p className={styles.quiet}>{text.none}</p>}
      {!isOff && isError && !currentData && <p className={styles.quiet}>{text.unread}</p>}
      {!isOff && !isError && !currentData && <Loading lines={3} />}
    </Card>
  )
}

function Usage({ usage, memoryGb }: { usage: UsageNow; memoryGb: number }) {
  const { cpuPercent, usedMemoryGb, receivedMb, sentMb, at } = usage
  return (
    <div className={styles.usage}>
      <dl className={styles.usage}>
        <div>
          <dt>{text.cpu}</dt>
          <dd>{formatPercent(cpuPercent)}</dd>
          <dd>
            <Meter label={text.cpu} value={cpuPercent} tone={toneOf(cpuPercent)} />
          </dd>
        </div>
        {usedMemoryGb !== null && (
          <div>
            <dt>{text.memory}</dt>
            <dd>{text.memoryOf(formatNumber(usedMemoryGb, 1), formatNumber(memoryGb))}</dd>
            <dd>
              <Meter
                label={text.memory}
                value={usedMemoryGb}
                max={memoryGb}
                tone={toneOf((100 * usedMemoryGb) / memoryGb)}
              />
            </dd>
          </div>
        )}
        <div>
          <dt>{text.network}</dt>
          <dd>{text.rates(formatNumber(receivedMb, 1), formatNumber(sentMb, 1))}</dd>
        </div>
      </dl>
      <small className={styles.quiet}>{text.sampled(formatRelative(at))}</small>
    </div>
  )
}

/** From where people should look. */
const nearlyFullPercent = 90

const toneOf = (percent: number) => (percent >= nearlyFullPercent ? 'warning' : 'neutral')
