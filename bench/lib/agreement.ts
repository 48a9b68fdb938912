import type { Query } from './fixture.ts'

const dataDisks = `(select coalesce(sum(d.size_gb), 0) from vm_host_disks d
  where d.project_id = h.project_id and d.vm_host_id = h.id and d.deleted_at is null)`

/** What must hold in the database alone, whatever the engine. */
const ownChecks: Record<string, string> = {
  'an operation never ended': `select id from operations where ended_at is null`,
  'a server stands in a passing status': `select id from vm_hosts where deleted_at is null and status_id not in (2, 8, 10)`,
  'a volume stands in a passing status': `select id from vm_volumes where deleted_at is null and status_id not in (2, 8)`,
  'a server holds other limits than it should': `
    select h.id from vm_hosts h left join lateral (
      select sum(k.amount) filter (where k.item = 'cpu') as cpu, sum(k.amount) filter (where k.item = 'vm') as vm,
        sum(k.amount) filter (where k.item = 'diskGb') as disk
      from limit_holds k where k.service_type = 'Vm' and k.service_id = h.id
    ) held on true
    where (coalesce(held.cpu, 0), coalesce(held.vm, 0), coalesce(held.disk, 0)) <> case
      when h.deleted_at is not null or h.status_id = 8 and held.disk is null then (0::bigint, 0::bigint, 0::bigint)
      when h.binned_at is not null then (0::bigint, 0::bigint, h.disk_gb + ${dataDisks})
      else (h.cpu::bigint, 1::bigint, h.disk_gb + ${dataDisks}) end`,
  'a volume holds other limits than it should': `
    select v.id from vm_volumes v left join limit_holds k on k.service_type = 'Volume' and k.service_id = v.id
    where coalesce(k.amount, 0) <> case
      when v.deleted_at is not null or v.status_id = 8 and k.amount is null then 0 else v.size_gb end`,
  'what is used is not the sum of what is held': `
    select u.customer_id from customer_usage u where (u.cpu, u.disk_gb, u.vm) <> (
      select coalesce(sum(amount) filter (where item = 'cpu'), 0), coalesce(sum(amount) filter (where item = 'diskGb'), 0),
        coalesce(sum(amount) filter (where item = 'vm'), 0) from limit_holds k where k.customer_id = u.customer_id)`,
  'a first password outlived its delivery': `select id from vm_hosts where status_id in (2, 10)
    and (password_secret is not null or user_data_secret is not null)`,
  'a server that is there is not paid, or one that is gone is': `
    select h.id from vm_hosts h where (h.deleted_at is null and h.status_id in (2, 10)) <> exists (
      select from usage_intervals s where s.service_type = 'Vm' and s.service_id = h.id and s.to_at is null)`,
  'a volume that is there is not paid, or one that is gone is': `
    select v.id from vm_volumes v left join usage_intervals s on s.service_type = 'Volume' and s.service_id = v.id and s.to_at is null
    where (v.deleted_at is null and v.status_id = 2) <> (s.id is not null)`,
  'a bucket stands in a passing status': `select id from storage_buckets where deleted_at is null and status_id not in (2, 3, 8)`,
  'a bucket holds other limits than it should': `
    select b.id from storage_buckets b left join limit_holds k on k.service_type = 'Storage' and k.service_id = b.id
    where coalesce(k.amount, 0) <> case
      when b.deleted_at is not null or b.status_id = 8 and k.amount is null then 0 else b.size_gb end`,
  'a bucket that is there is not paid, or one that is gone is': `
    select b.id from storage_buckets b
      left join usage_intervals s on s.service_type = 'Storage' and s.service_id = b.id and s.to_at is null
    where (b.deleted_at is null and b.status_id in (2, 3)) <> (s.id is not null)`,
  'something is paid twice at the same time': `
    select a.id from usage_intervals a join usage_intervals b
      on b.service_type = a.service_type and b.service_id = a.service_id and b.item = a.item and b.id > a.id
    where coalesce(a.to_at > b.from_at, true)`,
}

const sandboxChecks: Record<string, string> = {
  'a live server is missing on the engine, or there twice': `
    select h.id from vm_hosts h left join sandbox.servers s
      on s.tag = 'vm-' || h.project_id || '-' || h.id and s.gone_at is null
    where h.deleted_at is null and h.status_id in (2, 10) group by h.id having count(s.id) <> 1`,
  'a failed or deleted server is still on the engine': `
    select h.id from vm_hosts h join sandbox.servers s on s.tag = 'vm-' || h.project_id || '-' || h.id
    where (h.deleted_at is not null or h.status_id = 8) and (s.gone_at is null or s.gone_at > now())`,
  'the engine has a server that nobody ordered': `
    select s.id from sandbox.servers s where (s.gone_at is null or s.gone_at > now())
    and not exists (select from vm_hosts h where s.tag = 'vm-' || h.project_id || '-' || h.id)`,
}

const failing = async (query: Query, checks: Record<string, string>): Promise<string[]> => {
  const found: string[] = []
  for (const [name, sql] of Object.entries(checks)) {
    const { rows } = await query(sql)
    if (rows.length > 0) found.push(`${name}: ${rows.map((row) => Object.values(row as object).join()).join(', ')}`)
  }
  return found
}

/** Where rows, limits and usage contradict each other; nothing when all is well. */
export const ownDisagreements = (query: Query): Promise<string[]> => failing(query, ownChecks)

/** Those, and where the sandbox engine says something else. */
export const disagreements = (query: Query): Promise<string[]> => failing(query, { ...ownChecks, ...sandboxChecks })
