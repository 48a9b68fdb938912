import { rolesAllowed } from '@sarv/contract/access'

const roles = rolesAllowed['operator:support'].map((role) => `'${role}'`).join(', ')

/** Of a row `h` of `operator_views`: whoever opened it is still signed in, not disabled, and may still look. */
export const viewIsAlive = `exists (select from operators o join operator_sessions s on s.operator_id = o.id
  where s.id = h.operator_session_id and s.revoked_at is null and s.expires_at > now()
    and o.disabled_at is null and o.roles && array[${roles}])`
