import type { Migration } from '../migrations.ts'

/** Public addresses of private clouds that lead to a load balancer. */
export const balancerAddresses: Migration = {
  name: '0080-balancer-addresses',
  statements: [
    `alter table vm_load_balancers
      add column vpc_host_ip_id bigint,
      add column next_ip_id bigint,
      add foreign key (project_id, vpc_host_ip_id) references vpc_host_ips (project_id, id)
        on update cascade deferrable,
      add foreign key (project_id, next_ip_id) references vpc_host_ips (project_id, id)
        on update cascade deferrable`,
    // An address leads to one of them.
    `create unique index vm_load_balancers_of_ip on vm_load_balancers (project_id, vpc_host_ip_id)
      where vpc_host_ip_id is not null`,
    `create unique index vm_load_balancers_of_next_ip on vm_load_balancers (project_id, next_ip_id)
      where next_ip_id is not null`,
    `comment on column vm_load_balancers.vpc_host_ip_id is
      'The public address that leads to it; one that has failed keeps it, one that has ended has none.'`,
    `comment on column vm_load_balancers.next_ip_id is
      'The address that a change which is under way gives it: nobody else gets that meanwhile.'`,
  ],
}
