import type { Migration } from '../migrations.ts'

const items = {
  cpu: 'cpu',
  memoryGb: 'memory_gb',
  diskGb: 'disk_gb',
  ip: 'ip',
  vm: 'vm',
  firewallRule: 'firewall_rule',
}

/**
 * What each service holds of its customer's limits: one row an item, so that nothing is held or given back twice. The sum
 * of the rows stays in `customer_usage`, and is kept by the database itself: a customer of many servers orders as fast as
 * one of few.
 */
export const limitHolds: Migration = {
  name: '0037-limit-holds',
  statements: [
    `create table limit_holds (
      customer_id bigint not null references customers on delete cascade,
      service_type text not null,
      service_id bigint not null,
      item text not null check (item in (${Object.keys(items)
        .map((item) => `'${item}'`)
        .join(', ')})),
      amount integer not null check (amount >= 0),
      primary key (service_type, service_id, item)
    )`,
    `create function sum_limit_holds() returns trigger language plpgsql as $$
    declare
      of_customer bigint := coalesce(new.customer_id, old.customer_id);
      of_item text := coalesce(new.item, old.item);
      change integer := coalesce(new.amount, 0) - coalesce(old.amount, 0);
    begin
      if change = 0 then return null; end if;
      loop
        update customer_usage set ${Object.entries(items)
          .map(([item, column]) => `${column} = ${column} + case of_item when '${item}' then change else 0 end`)
          .join(', ')}
        where customer_id = of_customer;
        exit when found or not exists (select from customers where id = of_customer);
        insert into customer_usage (customer_id) values (of_customer) on conflict do nothing;
      end loop;
      return null;
    end $$`,
    // What is held today, counted anew: from here on the usage can be nothing but the sum.
    `update customer_usage set ${Object.values(items)
      .map((column) => `${column} = 0`)
      .join(', ')}`,
    `create trigger limit_holds_sum after insert or update or delete on limit_holds
      for each row execute function sum_limit_holds()`,
    `insert into limit_holds (customer_id, service_type, service_id, item, amount)
      select p.customer_id, 'Vm', h.id, held.item, held.amount
      from vm_hosts h join projects p on p.id = h.project_id
      cross join lateral (values
        ('cpu', case when h.limits_parked then 0 else h.cpu end),
        ('memoryGb', case when h.limits_parked then 0 else h.memory_gb end),
        ('vm', case when h.limits_parked then 0 else 1 end),
        ('diskGb', h.disk_gb + (select coalesce(sum(d.size_gb), 0)::integer from vm_host_disks d
          where d.project_id = h.project_id and d.vm_host_id = h.id and d.deleted_at is null)),
        ('ip', case when h.wants_ipv4 then 1 else 0 end)
      ) held (item, amount)
      where h.holds_limits and h.deleted_at is null`,
    `insert into limit_holds (customer_id, service_type, service_id, item, amount)
      select p.customer_id, 'Vm', h.id, 'firewallRule', h.firewall_rules_held
      from vm_hosts h join projects p on p.id = h.project_id
      where h.firewall_rules_held > 0 and h.deleted_at is null`,
    `insert into limit_holds (customer_id, service_type, service_id, item, amount)
      select p.customer_id, 'VmIp', i.id, 'ip', 1 from vm_host_ips i join projects p on p.id = i.project_id
      where i.holds_limits and i.is_v4 and not i.is_primary and i.deleted_at is null`,
    `insert into limit_holds (customer_id, service_type, service_id, item, amount)
      select p.customer_id, 'Volume', v.id, 'diskGb', v.size_gb from vm_volumes v join projects p on p.id = v.project_id
      where v.holds_limits and v.deleted_at is null`,
    `insert into limit_holds (customer_id, service_type, service_id, item, amount)
      select p.customer_id, 'Storage', b.id, 'diskGb', b.size_gb
      from storage_buckets b join projects p on p.id = b.project_id
      where b.holds_limits and b.deleted_at is null`,
    `alter table vm_hosts drop column holds_limits, drop column limits_parked, drop column firewall_rules_held`,
    `alter table vm_host_ips drop column holds_limits`,
    `alter table vm_volumes drop column holds_limits`,
    `alter table storage_buckets drop column holds_limits`,
    `comment on table limit_holds is 'How much of each item a service holds of its customer''s limits.'`,
    `comment on table customer_usage is 'The sum of limit_holds, which a trigger keeps: nothing else writes it.'`,
  ],
}
