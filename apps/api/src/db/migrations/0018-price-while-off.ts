import type { Migration } from '../migrations.ts'

const currentPrice = (itemId: number) => `(
  select i.price_rials from product_items i
  where i.product_id = img.product_id and i.item_id = ${itemId} and i.valid_from <= now()
    and (i.datacenter_id is null or i.datacenter_id = p.datacenter_id)
  order by i.datacenter_id nulls last, i.valid_from desc limit 1)`

/** What a server costs while it is off: which units the catalogue still counts, and what was agreed for each server. */
export const priceWhileOff: Migration = {
  name: '0018-price-while-off',
  statements: [
    `alter table product_items add column paid_while_off boolean not null default true`,
    // Cores and memory: vCpu and vMemory of the contract.
    `update product_items set paid_while_off = false where item_id in (101, 102)`,
    // Null: agreed before there was such a price, or by a process of the version before this one; it costs the same.
    `alter table vm_hosts add column price_while_off_rials bigint check (price_while_off_rials >= 0)`,
    // Disk, IPv4 and IPv6 of the contract, at today's prices, and never more than the whole server.
    `update vm_hosts h set price_while_off_rials = least(h.monthly_price_rials,
        (h.disk_gb + coalesce((select sum(v.size_gb) from vm_host_disks v where v.project_id = h.project_id
          and v.vm_host_id = h.id and v.deleted_at is null and not v.is_root), 0)) * coalesce(${currentPrice(103)}, 0)
        + case when h.wants_ipv4 then coalesce(${currentPrice(104)}, 0) else 0 end
        + case when h.wants_ipv6 then coalesce(${currentPrice(105)}, 0) else 0 end)
      from projects p, vm_images img
      where p.id = h.project_id and img.id = h.vm_image_id and h.deleted_at is null`,
    // What is off now costs less from now on.
    `update usage_intervals u set to_at = now()
      from vm_hosts h
      where u.service_type = 'Vm' and u.service_id = h.id and u.to_at is null and h.deleted_at is null
        and h.binned_at is null and h.power_status = 'POWERED_OFF'`,
    `insert into usage_intervals (customer_id, project_id, service_type, service_id, monthly_price_rials)
      select p.customer_id, h.project_id, 'Vm', h.id, h.price_while_off_rials
      from vm_hosts h join projects p on p.id = h.project_id
      where h.deleted_at is null and h.binned_at is null and h.power_status = 'POWERED_OFF'
        and exists (select from usage_intervals u where u.service_type = 'Vm' and u.service_id = h.id and u.to_at = now())`,
  ],
}
