import { serviceStatus } from '@sarv/contract/enums'
import { keptLines } from '@sarv/contract/pricing/agreed-lines'
import { serviceType } from '@sarv/contract/service-types'
import { publish } from '../../../operations/events.ts'
import { enqueueFor } from '../../../services/service.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { balancerService, tagOf } from '../load-balancers/load-balancers.definition.ts'
import { mendBalancerOperation } from '../load-balancers/load-balancers.operations.ts'
import { setBalancerOnEngine, setBalancerStatus } from '../load-balancers/load-balancers.store.ts'
import { holdBalancer } from './held-clouds.store.ts'
import { reconcileText } from './reconcile.fa.ts'
import { ownedBy, tellOwners, theirOf, type Case, type Repairs } from './reconcile.repairs.ts'

type HeldBalancer = NonNullable<Awaited<ReturnType<typeof holdBalancer>>>
type BalancerCase = Case<HeldBalancer>

const engineBalancer = ({ theirs, held, finding }: BalancerCase) => theirOf(theirs.balancers, tagOf(held), finding)

const tell = async ({ trx, deps, held }: BalancerCase, what: keyof typeof reconcileText.balancer) => {
  const { customerId, projectId, id, name } = held
  await publish(trx, { customerId, projectId, group: 'LoadBalance', id })
  const { subject, content } = reconcileText.balancer[what]
  await tellOwners(trx, deps, ownedBy(held, serviceType.loadBalancer), {
    subject: subject(name),
    content: content(name),
  })
}

const lose = async (of: BalancerCase) => {
  const { trx, held, isNews } = of
  await setBalancerOnEngine(trx, held, null)
  await setBalancerStatus(trx, held, 'failed')
  await endUsage(trx, balancerService.of(held))
  if (isNews) await tell(of, 'gone')
  return 'stands' as const
}

const markBroken = async (of: BalancerCase) => {
  const { trx, held } = of
  if (held.statusId === serviceStatus.id.failed) return 'stands' as const
  await setBalancerStatus(trx, held, 'failed')
  await tell(of, 'failed')
  return 'stands' as const
}

/** There again: from now on it is paid for. */
const welcomeBack = async (of: BalancerCase) => {
  const { trx, held } = of
  const their = engineBalancer(of)
  if (!their) return
  await setBalancerOnEngine(trx, held, their)
  if (their.state === 'active') await setBalancerStatus(trx, held, 'active')
  await setUsage(trx, balancerService.of(held), keptLines(held.priceLines, held.monthlyPriceRials))
  await tell(of, 'back')
}

const recover = async (of: BalancerCase) => {
  const { trx, held } = of
  if (engineBalancer(of)?.state !== 'active' || held.statusId !== serviceStatus.id.failed) return
  await setBalancerStatus(trx, held, 'active')
  await tell(of, 'recovered')
}

/** Brought back once, by an operation that everybody sees; should that not help, it is told to operators. */
const mend = async (of: BalancerCase) => {
  const { trx, held, isNews } = of
  if (!isNews || held.statusId !== serviceStatus.id.active) return 'stands' as const
  const { projectId, customerId, datacenterId, id, name } = held
  const project = { id: projectId, customerId, datacenterId }
  await enqueueFor(trx, { actor: { userId: null }, project }, mendBalancerOperation, { id, name }, {})
  await setBalancerStatus(trx, held, 'wait')
  await tell(of, 'changed')
  return 'stands' as const
}

export const balancerRepairs: Repairs<HeldBalancer> = {
  hold: holdBalancer,
  counts: { gone: lose, failed: markBroken, route: mend },
  isOver: { gone: welcomeBack, failed: recover },
}
