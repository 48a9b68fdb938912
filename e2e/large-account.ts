import { sql } from 'kysely'
import type { Db } from '../apps/api/src/db/connection.ts'
import type { Customer } from '../apps/api/src/testing/api.ts'

export const largeAccount = { projects: 50, services: 500 }

/**
 * Fills an account with projects and with servers and disks in them, straight into the tables: no engine has them, and nothing
 * is done with them but look. Every tenth server is off, every fiftieth has failed; some have long names.
 */
export const fillAccount = async (db: Db, { customerId, projectId }: Customer): Promise<void> => {
  const more = largeAccount.projects - 1
  await sql`insert into projects (customer_id, datacenter_id, name)
    select ${customerId}, (select datacenter_id from projects where id = ${projectId}),
      case when n % 7 = 0 then 'فروشگاه اینترنتی با نامی بسیار بلند، شعبه ' else 'پروژه ' end || n
    from generate_series(1, ${more}::integer) n`.execute(db)
  const servers = largeAccount.services / 2
  await sql`with project as (
      select id, row_number() over (order by id) - 1 as n from projects where customer_id = ${customerId}),
    server as (
      insert into vm_hosts (project_id, name, vm_image_id, cpu, memory_gb, disk_gb, ipv4, status_id, power_status,
        network_status, monthly_price_rials)
      select project.id, case when n.n % 9 = 0 then 'a-server-with-quite-a-long-name-for-its-column-' else 'web-' end || n.n,
        (select min(id) from vm_images), 4, 8, 100, '203.0.113.' || n.n % 250, case when n.n % 50 = 0 then 6 else 2 end,
        case when n.n % 10 = 0 then 'POWERED_OFF' else 'POWERED_ON' end, 'CONNECTED', 6600000
      from generate_series(1, ${servers}::integer) n join project on project.n = n.n % ${largeAccount.projects}
      returning project_id, id, 'Vm' as type, 6600000 as rials),
    disk as (
      insert into vm_volumes (project_id, name, size_gb, status_id, monthly_price_rials)
      select project.id, 'disk-' || n.n, 200, 2, 900000
      from generate_series(1, ${servers}::integer) n join project on project.n = n.n % ${largeAccount.projects}
      returning project_id, id, 'Volume' as type, 900000 as rials)
    insert into usage_intervals (customer_id, project_id, service_type, service_id, item, name, quantity, unit_price_rials,
      monthly_price_rials, vat_percent, from_at)
    select ${customerId}, made.project_id, made.type, made.id, 101, 'line', 1, made.rials, made.rials, 10,
      now() - interval '1 day'
    from (select * from server union all select * from disk) made`.execute(db)
}
