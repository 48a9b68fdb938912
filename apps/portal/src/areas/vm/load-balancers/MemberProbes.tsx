import {
  useLoadBalancerProbeListQuery,
  useLoadBalancerProbeMutation,
  type LoadBalancerDetail,
  type LoadBalancerProbe,
  type LoadBalancerProbes,
} from '@sarv/client/vm.generated'
import { lookSeconds } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { ProbeCause } from '@sarv/contract/vm/load-balancers/probes.rules'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../../format/dates.ts'
import { formatNumber } from '../../../format/number.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { paths } from '../vm.paths.ts'
import { useBalancerRefusal } from './balancer-acts.ts'
import { outcomeOf, ProbeStrip } from './ProbeStrip.tsx'
import styles from './Probes.module.css'
import { probesText as text } from './probes.fa.ts'

interface MemberProbesProps {
  projectId: number
  balancer: LoadBalancerDetail
  listenerId: number
  vmHostId: number
}

const lookMs = lookSeconds * 1000

/** Why a server behind a listener is as it is: what is probably wrong, and how it answered of late. */
export function MemberProbes({ projectId, balancer, listenerId, vmHostId }: MemberProbesProps) {
  // A look that shows nothing new is told to nobody: whoever has this open asks for it.
  const pollingInterval = usePollingInterval() || lookMs
  const asked = { projectId, id: balancer.id, listenerId, vmHostId }
  const { currentData, error, isFetching, refetch } = useLoadBalancerProbeListQuery(asked, { pollingInterval })
  if (!currentData) {
    if (!error) return <Skeleton lines={3} />
    return <ErrorBox isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className={styles.probes}>
      <Why projectId={projectId} why={currentData} />
      {currentData.probes.length > 0 && <Looks why={currentData} />}
      {currentData.note && <p className={styles.quiet}>{currentData.note}</p>}
      <ProbeAgain projectId={projectId} balancer={balancer} />
    </div>
  )
}

const serverCauses: ReadonlySet<ProbeCause> = new Set(['off', 'left', 'noRoute'])

/** The page where it can be mended, where that is another one. */
const wayOutOf = (cause: ProbeCause, projectId: number, vmHostId: number) => {
  if (cause === 'firewall') return { href: paths.vm.firewall(projectId, vmHostId), label: text.toFirewall }
  if (!serverCauses.has(cause)) return undefined
  return { href: paths.vm.specification(projectId, vmHostId), label: text.toServer }
}

function Why({
  projectId,
  why: { cause, reason, differences, vmHostId },
}: {
  projectId: number
  why: LoadBalancerProbes
}) {
  if (!cause || !reason) return null
  const wayOut = wayOutOf(cause, projectId, vmHostId)
  return (
    <Note tone="danger" title={text.probably} actions={wayOut && <Link href={wayOut.href}>{wayOut.label}</Link>}>
      <p>{reason}</p>
      {differences.length > 0 && (
        <ul className={styles.differences} aria-label={text.differences}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}

/** The newest is shown until somebody points at another. */
function Looks({ why: { probes, lastGood, cause } }: { why: LoadBalancerProbes }) {
  const [chosenId, setChosenId] = useState<number>()
  const oldestFirst = probes.toReversed()
  const newest = probes[0]!
  const chosen = probes.find(({ id }) => id === chosenId) ?? newest
  return (
    <>
      <ProbeStrip probes={oldestFirst} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
      <Look probe={chosen} label={text.chosen} />
      {cause !== null && lastGood && lastGood.id !== chosen.id && <Look probe={lastGood} label={text.lastGood} />}
    </>
  )
}

function Look({ probe, label }: { probe: LoadBalancerProbe; label: string }) {
  const { date, millis, statusCode, excerpt } = probe
  return (
    <section className={styles.look} aria-label={label}>
      <p className={styles.line}>
        <b>{label}</b>
        <span>{formatDateTime(date)}</span>
        <span data-up={probe.isUp || undefined} className={styles.outcome}>
          {outcomeOf(probe)}
        </span>
        {statusCode !== null && <Ltr>{statusCode}</Ltr>}
        {millis !== null && <span>{text.millis(formatNumber(millis))}</span>}
      </p>
      {excerpt && <CodeBlock code={excerpt} label={text.excerpt} isWrapped />}
    </section>
  )
}

function ProbeAgain({ projectId, balancer }: Pick<MemberProbesProps, 'projectId' | 'balancer'>) {
  const [probe, { isLoading }] = useLoadBalancerProbeMutation()
  const refusal = useBalancerRefusal(projectId)('probe', balancer)
  return (
    <Button
      size="sm"
      icon={RefreshCw}
      isPending={isLoading}
      disabledReason={refusal}
      onPress={() => void probe({ projectId, id: balancer.id })}
    >
      {text.again}
    </Button>
  )
}
