import {
  useLoadBalancerCapabilityQuery,
  useLoadBalancerGetQuery,
  type LoadBalancerDetail,
  type LoadBalancerListener,
  type LoadBalancerPoolMember,
} from '@sarv/client/vm.generated'
import { vmLbAlgorithm, vmLbMemberHealth, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { goesByWeight, secondsUntilOut } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../../format/dates.ts'
import { formatNumber } from '../../../format/number.ts'
import { labelsText } from '../../../services/labels/labels.fa.ts'
import { ServiceLabels } from '../../../services/labels/ServiceLabels.tsx'
import { serviceColumnText } from '../../../services/service-columns.fa.ts'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Button } from '../../../ui/Button.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { ReceiptButton } from '../receipts/ReceiptButton.tsx'
import { paths } from '../vm.paths.ts'
import styles from './Balancers.module.css'
import { CertificateLine } from './CertificateLine.tsx'
import { CheckLine } from './CheckLine.tsx'
import { balancersText } from './load-balancers.fa.ts'
import { MemberProbes } from './MemberProbes.tsx'
import { probesText } from './probes.fa.ts'

const text = balancersText.drawer

interface BalancerDrawerProps {
  projectId: number
  id: number
  onClose: () => void
}

/** Everything about one load balancer: where it listens, who is behind it and how they are. */
export function BalancerDrawer({ projectId, id, onClose }: BalancerDrawerProps) {
  const pollingInterval = usePollingInterval()
  const {
    currentData: balancer,
    error,
    isFetching,
    refetch,
  } = useLoadBalancerGetQuery({ projectId, id }, { pollingInterval })
  return (
    <Drawer
      isOpen
      canDock={false}
      onClose={onClose}
      label={text.label}
      title={balancer ? <Ltr>{balancer.name}</Ltr> : text.label}
    >
      <div className={styles.content}>
        {error && !balancer && <ErrorBox isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
        {!error && !balancer && <Loading lines={6} />}
        {balancer && <Facts projectId={projectId} balancer={balancer} />}
        {balancer &&
          faultsFirst(balancer.listeners).map((listener) => (
            <Listener key={listener.id} projectId={projectId} balancer={balancer} listener={listener} />
          ))}
      </div>
    </Drawer>
  )
}

function Facts({ projectId, balancer }: { projectId: number; balancer: LoadBalancerDetail }) {
  return (
    <dl className={styles.facts}>
      <dt>{serviceColumnText.status}</dt>
      <dd>
        <ServiceStatusChip statusId={balancer.statusId} problems={silentMembers(balancer)} />
      </dd>
      <dt>{text.address}</dt>
      <dd>{balancer.ipAddress && <Copy value={balancer.ipAddress} />}</dd>
      <dt>{text.publicAddress}</dt>
      <dd>
        {balancer.vpcHostIp ? (
          <>
            <Copy value={balancer.vpcHostIp} />
            <TakenOutLater projectId={projectId} balancer={balancer} />
          </>
        ) : (
          <span className={styles.quiet}>{text.noPublicAddress}</span>
        )}
      </dd>
      <dt>{text.network}</dt>
      <dd>
        <Ltr>{balancer.vmNetwork}</Ltr>
      </dd>
      <dt>{text.algorithm}</dt>
      <dd>{vmLbAlgorithm.label(balancer.vmLbAlgorithmId)}</dd>
      <dt>{text.plan}</dt>
      <dd>
        <Money rials={balancer.monthlyPrice} />{' '}
        <ReceiptButton of="balancer" projectId={projectId} id={balancer.id} name={balancer.name ?? ''} />
      </dd>
      <dt>{labelsText.labels}</dt>
      <dd>
        <ServiceLabels
          projectId={projectId}
          type={serviceType.loadBalancer}
          id={balancer.id}
          name={balancer.name ?? ''}
        />
      </dd>
    </dl>
  )
}

const isDown = ({ healthId }: LoadBalancerPoolMember): boolean => healthId === vmLbMemberHealth.id.down

const downFirst = (members: readonly LoadBalancerPoolMember[]) =>
  members.toSorted((one, other) => Number(isDown(other)) - Number(isDown(one)))

/** What fails is what the drawer was opened for: it must not be below the fold. */
const faultsFirst = (listeners: readonly LoadBalancerListener[]) =>
  listeners.toSorted((one, other) => Number(other.poolMembers.some(isDown)) - Number(one.poolMembers.some(isDown)))

const silentMembers = ({ listeners }: LoadBalancerDetail): string[] => [
  ...new Set(
    listeners.flatMap(({ poolMembers }) => poolMembers.filter(isDown).map(({ vmHost }) => text.silent(vmHost ?? ''))),
  ),
]

/** Where members have to be taken out of rotation, whoever comes from outside meets a dead one until then. */
function TakenOutLater({ projectId, balancer: { listeners } }: { projectId: number; balancer: LoadBalancerDetail }) {
  const checks = listeners.flatMap(({ healthCheck }) => healthCheck ?? [])
  const { data: capability } = useLoadBalancerCapabilityQuery({ projectId }, { skip: checks.length === 0 })
  if (checks.length === 0 || !capability || capability.hasChecksOutside) return null
  const seconds = Math.max(...checks.map(secondsUntilOut))
  return <p className={styles.quiet}>{text.takenOutLater(formatNumber(seconds))}</p>
}

interface ListenerProps {
  projectId: number
  balancer: LoadBalancerDetail
  listener: LoadBalancerListener
}

function Listener({ projectId, balancer, listener }: ListenerProps) {
  const { healthCheck, vmLbSessionId: session, certificates = [] } = listener
  const title = text.listener(
    vmLbProtocol.label(listener.vmLbProtocolTypeId),
    listener.sourcePort,
    listener.destinationPort,
  )
  return (
    <section className={styles.listener} aria-label={title}>
      <h3>
        <Ltr>{title}</Ltr>
      </h3>
      <CheckLine check={healthCheck} />
      {session !== undefined && session !== vmLbSession.id.none && (
        <p className={styles.quiet}>{vmLbSession.label(session)}</p>
      )}
      {certificates.map((certificate) => (
        <CertificateLine key={certificate.fingerprint} certificate={certificate} />
      ))}
      <ul className={styles.members}>
        {downFirst(listener.poolMembers).map((member) => (
          <Member
            key={member.vmHostId}
            projectId={projectId}
            balancer={balancer}
            listener={listener}
            member={member}
            hasWeights={goesByWeight(balancer.vmLbAlgorithmId)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Nothing of one that is in for good. */
function Rotation({ member: { isOut, isOnTrial, nextTryDate } }: { member: LoadBalancerPoolMember }) {
  if (isOut) return <span className={styles.quiet}>{text.out(formatTime(nextTryDate))}</span>
  return isOnTrial ? <span className={styles.quiet}>{text.onTrial}</span> : null
}

interface MemberProps extends ListenerProps {
  member: LoadBalancerPoolMember
  hasWeights: boolean
}

/** One that does not answer says at once why. */
function Member({ projectId, balancer, listener, member, hasWeights }: MemberProps) {
  const [isOpen, setOpen] = useState(member.healthId === vmLbMemberHealth.id.down)
  return (
    <li>
      <Link href={paths.vm.specification(projectId, member.vmHostId)}>
        <Ltr>{member.vmHost}</Ltr>
      </Link>
      <span className={styles.quiet}>{member.ipAddress ? <Ltr>{member.ipAddress}</Ltr> : text.away}</span>
      {hasWeights && <span className={styles.quiet}>{text.weight(formatNumber(member.weight ?? 1))}</span>}
      {member.isDraining && <Tag>{text.draining}</Tag>}
      <EnumChip table={vmLbMemberHealth} id={member.healthId} />
      <Rotation member={member} />
      {listener.healthCheck && (
        <Button
          kind="quiet"
          size="sm"
          iconEnd={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-label={probesText.showOf(member.vmHost ?? '')}
          onPress={() => setOpen(!isOpen)}
        >
          {probesText.show}
        </Button>
      )}
      {isOpen && (
        <MemberProbes projectId={projectId} balancer={balancer} listenerId={listener.id} vmHostId={member.vmHostId} />
      )}
    </li>
  )
}
