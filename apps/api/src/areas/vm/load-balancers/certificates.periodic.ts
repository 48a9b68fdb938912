import { daysLeft, warningDue } from '@sarv/contract/vm/load-balancers/certificates.rules'
import type { Db } from '../../../db/connection.ts'
import { eachDue } from '../../../db/due.ts'
import type { PeriodicRound, PeriodicWork } from '../../../operations/periodic-work.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { certificatesText as text } from './certificates.fa.ts'
import { certificateOf, endingCertificates, findCertificateOwner, setWarned } from './certificates.store.ts'

const atOnce = 100

const messageOf = (name: string, names: readonly string[], days: number) =>
  days > 0
    ? { subject: text.ending.subject(name, days), content: text.ending.content(names) }
    : { subject: text.ended.subject(name), content: text.ended.content(names) }

const warn = async (trx: Db, deps: NotifyDependencies, certificate: ReturnType<typeof certificateOf>, now: Date) => {
  const { endsAt, warnedDays, names, projectId } = certificate
  const mark = warningDue(endsAt, warnedDays, now)
  if (mark === undefined) return
  await setWarned(trx, certificate, mark)
  const { id, name, customerId } = await findCertificateOwner(trx, certificate)
  await tellOwners(
    trx,
    deps,
    { customerId, link: `/load-balancer/${projectId}?balancer=${id}` },
    messageOf(name, names, daysLeft(endsAt, now)),
  )
}

/** Once at each mark; `now`: for tests. */
export const warnOfEndingCertificates = async (
  { db, deps, log }: Pick<PeriodicRound<NotifyDependencies>, 'db' | 'deps' | 'log'>,
  now = new Date(),
): Promise<void> => {
  const failed = (err: unknown) => log.warn({ err }, 'the owners of a certificate were not told of its end')
  await eachDue(db, endingCertificates, { count: atOnce, now, failed }, (trx, row) =>
    warn(trx, deps, certificateOf(row), now),
  )
}

export const warnOfCertificates: PeriodicWork<NotifyDependencies> = {
  name: 'ending certificates of load balancers',
  everyMs: 10 * 60_000,
  run: (round) => warnOfEndingCertificates(round),
}
