import { sql, type RawBuilder } from 'kysely'
import type { LabelWish } from '@sarv/contract/portal/labels/labels.rules'
import type { GivenLabel } from '@sarv/contract/portal/labels/labels.schemas'

/**
 * Labels belong to whatever stands in `ordered_services`: a kind that is added to that view has them. Each of these is a
 * part of a statement in which the service is `s`.
 */
const ofService = sql`l.project_id = s.project_id and l.service_type = s.service_type and l.service_id = s.service_id`

/** Its labels, in the order of their keys. */
export const labelsOfService = sql<GivenLabel[]>`coalesce((
  select jsonb_agg(jsonb_build_object('key', l.key, 'value', l.value) order by name_key(l.key))
  from service_labels l where ${ofService}), '[]'::jsonb)`

export const hasAnyLabel = sql<boolean>`exists (select from service_labels l where ${ofService})`

/** Whether it has this label, or any one with this key. */
export const hasLabel = ({ key, value }: LabelWish): RawBuilder<boolean> => sql<boolean>`exists (
  select from service_labels l where ${ofService} and name_key(l.key) = name_key(${key})
    ${value === undefined ? sql`` : sql`and name_key(l.value) = name_key(${value})`})`

/** Whether a key or a value of it holds these letters. */
export const hasLabelWith = (letters: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from service_labels l where ${ofService} and strpos(name_key(l.key || ':' || l.value), name_key(${letters})) > 0)`
