import type { LoadBalancerListener } from '@sarv/client/vm.generated'
import { vmLbHealthCheck } from '@sarv/contract/enums'
import { usualCodes } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { formatNumber } from '../../../format/number.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import styles from './Balancers.module.css'
import { balancersText } from './load-balancers.fa.ts'

const text = balancersText.drawer

/** How a listener looks after its servers: what it asks, what it takes as good, how often, and what turns a server. */
export function CheckLine({ check }: { check: LoadBalancerListener['healthCheck'] }) {
  if (!check) return <p className={styles.quiet}>{text.noCheck}</p>
  const isPage = check.vmLbHealthCheckId === vmLbHealthCheck.id.http
  return (
    <div className={styles.check}>
      <p>
        {vmLbHealthCheck.label(check.vmLbHealthCheckId)} {isPage && <Ltr>{check.path ?? '/'}</Ltr>}
      </p>
      {isPage && (
        <p>
          {text.expectedCodes}: <Ltr>{check.expectedCodes ?? usualCodes}</Ltr>
        </p>
      )}
      {isPage && check.hostHeader !== null && (
        <p>
          {text.hostHeader}: <Ltr>{check.hostHeader}</Ltr>
        </p>
      )}
      <p>{text.checkPace(formatNumber(check.intervalSeconds), formatNumber(check.timeoutSeconds))}</p>
      <p>{text.checkTurns(formatNumber(check.upAfter), formatNumber(check.downAfter))}</p>
    </div>
  )
}
