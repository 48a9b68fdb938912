import type { Db } from '../../../db/connection.ts'

const ceiling = 200

/** Tickets of all customers that wait for an answer, by the promise that runs out first. */
export const listWaiting = (db: Db) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('ticket_subjects as s', 's.id', 't.subject_id')
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .where('t.status', '=', 'waiting')
    .select(['t.id', 't.title', 's.name as subject', 't.customer_id as customerId', 'c.name as customer'])
    .select(['t.priority_id as priorityId', 't.unit_id as unitId', 't.answer_due_at as answerDueAt'])
    .orderBy('t.answer_due_at')
    .orderBy('t.id')
    .limit(ceiling)
    .execute()
