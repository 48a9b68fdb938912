import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import { inProject, type Lookup, type Lookups } from '../../audit/objects.store.ts'

/** A rule has no name: it is called by what it says. */
const firewallRuleInWords: Lookup = async (db, id, { projectId }) => {
  if (projectId === undefined) return undefined
  const rule = await db
    .selectFrom('vm_firewall_rules')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select([
      'protocol_id as firewallProtocolId',
      'direction_id as directionId',
      'remote_ip as remoteIp',
      'min_port as minPort',
      'max_port as maxPort',
      'is_allow as isAllow',
    ])
    .executeTakeFirst()
  return rule && { name: describeRule(rule) }
}

export const vmObjects: Lookups = {
  server: inProject({
    table: 'vm_hosts',
    columns: {
      name: 'name',
      cpu: 'cpu',
      memory: 'memory_gb',
      disk: 'disk_gb',
      isLocked: 'is_locked',
      isPinned: 'is_pinned',
    },
  }),
  volume: inProject({ table: 'vm_volumes', columns: { name: 'name', volumeSize: 'size_gb' } }),
  network: inProject({ table: 'vm_networks', columns: { name: 'name' } }),
  vpc: inProject({ table: 'vpc_hosts', columns: { name: 'name', productBundleId: 'bundle_id' } }),
  loadBalancer: inProject({
    table: 'vm_load_balancers',
    columns: { name: 'name', vmLbAlgorithmId: 'algorithm_id', productBundleId: 'bundle_id' },
  }),
  key: inProject({ table: 'vm_keys', columns: { name: 'name' } }),
  disk: inProject({ table: 'vm_host_disks', columns: { name: 'name' } }),
  snapshot: inProject({ table: 'vm_host_snapshots', columns: { name: 'name' } }),
  volumeSnapshot: inProject({ table: 'vm_volume_snapshots', columns: { name: 'name' } }),
  backup: inProject({ table: 'vm_volume_backups', columns: { name: 'name' } }),
  address: inProject({
    table: 'vm_host_ips',
    columns: { name: 'address', reverseName: 'reverse_name', isProtected: 'is_protected' },
  }),
  cloudAddress: inProject({
    table: 'vpc_host_ips',
    columns: { name: 'address', reverseName: 'reverse_name', isProtected: 'is_protected' },
  }),
  forward: inProject({
    table: 'vpc_nats',
    columns: {
      name: 'name',
      port: 'port',
      portEnd: 'port_end',
      sourceIp: 'source_ip',
      destinationIp: 'destination_ip',
      destinationPort: 'destination_port',
    },
  }),
  firewallRule: firewallRuleInWords,
}
