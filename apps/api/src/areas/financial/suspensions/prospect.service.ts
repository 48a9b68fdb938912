import { resumeHours } from '@sarv/contract/financial/runway/runway.limits'
import type { Db } from '../../../db/connection.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import { databaseNow } from '../rating/rating.store.ts'
import type { RunwayOfCustomer } from '../runway/runway.service.ts'
import { readReturning } from './services.store.ts'
import { missingRials, spansFrom, spansOf, type Spans, type Stage } from './suspensions.rules.ts'
import { findCourse } from './suspensions.store.ts'

export interface Prospect {
  /** `running`: the wallet is not empty. */
  stage: Stage | 'running'
  /** undefined: nothing costs anything. */
  spans: Spans | undefined
  /** How many stopped services come back by paying. */
  waiting: number
  /** What must be paid so that all of them do; in stage `gone` what is owed. */
  missingRials: number
}

/** What becomes of a customer's services without another payment, and what it takes to have them all back. */
export const readProspect = async (db: Db, customerId: number, runway: RunwayOfCustomer): Promise<Prospect> => {
  const { leftRials, monthlyRials, endsAt } = runway
  const now = await databaseNow(db)
  const course = await findCourse(db, customerId)
  // Nothing comes back any more: there is only what is owed.
  if (course?.stage === 'gone') {
    return { stage: 'gone', spans: undefined, waiting: 0, missingRials: Math.max(0, -leftRials) }
  }
  const { count, moreRials } = await readReturning(db, customerId)
  const ahead = endsAt ? spansFrom(endsAt, (await readTerms(db)).graceDays, now) : undefined
  return {
    stage: course?.stage ?? 'running',
    spans: course ? spansOf(course, now) : ahead,
    waiting: count,
    missingRials: missingRials({ leftRials, monthlyRials, isSuspended: course !== undefined }, moreRials, resumeHours),
  }
}
