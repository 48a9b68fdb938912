import type { Query } from './fixture.ts'

const checks: Record<string, string> = {
  'an operation never ended': `select id from operations where ended_at is null`,
  'a live server is missing on the engine, or there twice': `
    select h.id from vm_hosts h left join sandbox.servers s
      on s.tag = 'vm-' || h.project_id || '-' || h.id and s.gone_at is null
    where h.deleted_at is null and h.status_id in (2, 10) group by h.id having count(s.id) <> 1`,
  'a server stands in a passing status': `select id from vm_hosts where deleted_at is null and status_id not in (2, 8, 10)`,
  'a failed or deleted server is still on the engine': `
    select h.id from vm_hosts h join sandbox.servers s on s.tag = 'vm-' || h.project_id || '-' || h.id
    where (h.deleted_at is not null or h.status_id = 8) and (s.gone_at is null or s.gone_at > now())`,
  'the engine has a server that nobody ordered': `
    select s.id from sandbox.servers s where (s.gone_at is null or s.gone_at > now())
    and not exists (select from vm_hosts h where s.tag = 'vm-' || h.project_id || '-' || h.id)`,
  'limits are not what the servers hold': `
    select u.customer_id from customer_usage u
    join lateral (
      select coalesce(sum(h.cpu) filter (where not h.limits_parked), 0) as cpu,
        coalesce(sum(h.disk_gb), 0) as disk, count(*) filter (where not h.limits_parked) as vm
      from vm_hosts h join projects p on p.id = h.project_id where p.customer_id = u.customer_id and h.holds_limits
    ) held on true
    where u.cpu <> held.cpu or u.disk_gb <> held.disk or u.vm <> held.vm`,
  'a first password outlived its delivery': `select id from vm_hosts where status_id in (2, 10)
    and (password_secret is not null or user_data_secret is not null)`,
  'a server that is there is not paid, or one that is gone is': `
    select h.id from vm_hosts h left join usage_intervals s on s.service_type = 'Vm' and s.service_id = h.id and s.to_at is null
    where (h.deleted_at is null and h.status_id in (2, 10)) <> (s.id is not null)`,
}

/** Where the database, the sandbox engine and the limits contradict each other; nothing when all is well. */
export const disagreements = async (query: Query): Promise<string[]> => {
  const found: string[] = []
  for (const [name, sql] of Object.entries(checks)) {
    const { rows } = await query(sql)
    if (rows.length > 0) found.push(`${name}: ${rows.map((row) => Object.values(row as object).join()).join(', ')}`)
  }
  return found
}
