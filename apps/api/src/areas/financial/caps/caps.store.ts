import { sql } from 'kysely'
import { capNearPercent } from '@sarv/contract/financial/caps/caps.limits'
import type { Db } from '../../../db/connection.ts'
import { operationsAt } from '../../../operations/at-service.ts'
import { stoppingMs, type CapAct, type Costs, type Month } from './caps.rules.ts'

const ceiling = 1000

/** Since the month began, with VAT: by the formula of the rating. */
const usedInMonth = (project: ReturnType<typeof sql>, { month, now }: Pick<Month, 'month' | 'now'>) => sql<number>`(
  select coalesce(sum(cost.until_now + usage_vat(cost.until_now, u.vat_percent)
    - cost.before - usage_vat(cost.before, u.vat_percent)), 0)::bigint
  from usage_intervals u cross join lateral (select
    usage_cost(u.monthly_price_rials, u.from_at, least(u.to_at, ${now}::timestamptz)) as until_now,
    usage_cost(u.monthly_price_rials, u.from_at, ${month}::timestamptz) as before) cost
  where u.project_id = ${project} and (u.to_at is null or u.to_at > ${month}::timestamptz))`

/** Per 30 days and with VAT: what is there, and what is being built and counts already. */
const running = (project: ReturnType<typeof sql>) => sql<number>`(
  (select coalesce(sum(u.monthly_price_rials + usage_vat(u.monthly_price_rials, u.vat_percent)), 0)::bigint
    from usage_intervals u where u.project_id = ${project} and u.to_at is null)
  + (select coalesce(sum(h.adds_rials), 0)::bigint from wallet_holds h
    where h.project_id = ${project} and h.adds_rials > 0 and exists (
      select from ${operationsAt(sql`h.service_type`, sql`h.service_id`)} o where o.status in ('queued', 'running', 'undoing'))))`

/** Of that, what goes on when its services are stopped. */
const kept = (project: ReturnType<typeof sql>) => sql<number>`(
  select coalesce(sum(k.rials + usage_vat(k.rials, k.vat_percent)), 0)::bigint from (
    select least(sum(u.monthly_price_rials), max(w.rials))::bigint as rials, max(u.vat_percent) as vat_percent
    from usage_intervals u
      left join costs_while_stopped w on w.service_type = u.service_type and w.service_id = u.service_id
    where u.project_id = ${project} and u.to_at is null
    group by u.service_type, u.service_id) k)`

const seconds = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000)

/** As `sureRials` of the rules has it. */
const sure = (project: ReturnType<typeof sql>, used: ReturnType<typeof sql>, { now, end }: Month) => {
  const left = seconds(now, end)
  const stopping = Math.min(left, stoppingMs / 1000)
  return sql<number>`(${used} + ceil(${kept(project)} * ${left}::numeric / 2592000)
    + ceil(${running(project)} * ${stopping}::numeric / 2592000))`
}

export interface CapOfProject {
  projectId: number
  customerId: number
  projectName: string
  monthlyRials: number
  atFull: CapAct
  /** The months in which people were told, and all was used. */
  warnedIn: Date | null
  reachedIn: Date | null
  usedRials: number
  setBy: number | null
}

/** A cap with all that it is judged by. */
export interface CapToJudge extends CapOfProject, Costs {}

const capColumns = sql`c.project_id as "projectId", c.customer_id as "customerId", p.name as "projectName",
  c.monthly_rials as "monthlyRials", c.at_full as "atFull", c.warned_in as "warnedIn", c.reached_in as "reachedIn",
  c.set_by as "setBy"`

/** Those that something is to be done about: told, reached, or over. */
export const listDueCaps = async (db: Db, at: Month): Promise<number[]> => {
  const { rows } = await sql<{ projectId: number }>`
    select c.project_id as "projectId"
    from project_caps c cross join lateral (select ${usedInMonth(sql`c.project_id`, at)} as rials) used
    where (used.rials * 100 >= c.monthly_rials * ${sql.lit(capNearPercent)} and c.warned_in is distinct from ${at.month}::timestamptz)
      or (used.rials >= c.monthly_rials and c.reached_in is distinct from ${at.month}::timestamptz)
      or (c.at_full = 'never' and c.reached_in is distinct from ${at.month}::timestamptz
        and ${sure(sql`c.project_id`, sql`used.rials`, at)} >= c.monthly_rials)
      or (c.reached_in is not null and (c.reached_in <> ${at.month}::timestamptz
        or (used.rials < c.monthly_rials and c.at_full <> 'never')))
    order by c.project_id limit ${sql.lit(ceiling)}`.execute(db)
  return rows.map(({ projectId }) => projectId)
}

/** Held until the transaction ends: several workers look, and one does it. */
export const lockCap = async (trx: Db, projectId: number, at: Month): Promise<CapToJudge | undefined> => {
  const { rows: held } = await sql`select from project_caps where project_id = ${projectId}::bigint for update`.execute(
    trx,
  )
  if (held.length === 0) return undefined
  return readProjectCap(trx, projectId, at)
}

/** The cap of a project, where it has one, with what the project costs. */
export const readProjectCap = async (db: Db, projectId: number, at: Month): Promise<CapToJudge | undefined> => {
  const { rows } = await sql<CapToJudge>`
    select ${capColumns}, ${usedInMonth(sql`c.project_id`, at)} as "usedRials",
      ${running(sql`c.project_id`)} as "runningRials", ${kept(sql`c.project_id`)} as "keptRials"
    from project_caps c join projects p on p.id = c.project_id
    where c.project_id = ${projectId}::bigint`.execute(db)
  return rows[0]
}

export const markCap = async (
  trx: Db,
  projectId: number,
  { warnedIn, reachedIn }: { warnedIn: Date | null; reachedIn: Date | null },
): Promise<void> => {
  await trx
    .updateTable('project_caps')
    .set({ warned_in: warnedIn, reached_in: reachedIn })
    .where('project_id', '=', projectId)
    .execute()
}

/** Of all projects of a customer: those of which most is used. */
export const listNearCaps = async (db: Db, customerId: number, at: Month): Promise<CapOfProject[]> => {
  const { rows } = await sql<CapOfProject>`
    select ${capColumns}, used.rials as "usedRials"
    from project_caps c join projects p on p.id = c.project_id
      cross join lateral (select ${usedInMonth(sql`c.project_id`, at)} as rials) used
    where c.customer_id = ${customerId} and (used.rials * 100 >= c.monthly_rials * ${sql.lit(capNearPercent)}
      or c.reached_in = ${at.month}::timestamptz)
    order by used.rials desc limit ${sql.lit(ceiling)}`.execute(db)
  return rows
}

export interface WantedCap {
  projectId: number
  customerId: number
  monthlyRials: number
  atFull: CapAct
  userId: number
}

export const putCap = async (trx: Db, { projectId, customerId, monthlyRials, atFull, userId }: WantedCap) => {
  const cap = { monthly_rials: monthlyRials, at_full: atFull, set_by: userId }
  await trx
    .insertInto('project_caps')
    .values({ project_id: projectId, customer_id: customerId, ...cap })
    // Another sum is another cap: its people are told of it anew.
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({ ...cap, set_at: sql`now()`, warned_in: null, reached_in: null }),
    )
    .execute()
}

export const removeCap = async (trx: Db, projectId: number): Promise<void> => {
  await trx.deleteFrom('project_caps').where('project_id', '=', projectId).execute()
}

export interface CapToShow extends Costs {
  monthlyRials: number | null
  atFull: CapAct | null
  reachedIn: Date | null
}

export const findCap = async (db: Db, projectId: number, at: Month): Promise<CapToShow> => {
  const { rows } = await sql<CapToShow>`
    select c.monthly_rials as "monthlyRials", c.at_full as "atFull", c.reached_in as "reachedIn",
      ${usedInMonth(sql`${projectId}::bigint`, at)} as "usedRials", ${running(sql`${projectId}::bigint`)} as "runningRials",
      ${kept(sql`${projectId}::bigint`)} as "keptRials"
    from (select) one left join project_caps c on c.project_id = ${projectId}::bigint`.execute(db)
  return rows[0]!
}
