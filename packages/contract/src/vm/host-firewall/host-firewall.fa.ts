import { ltr, named } from '../../direction.ts'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import { isEverywhere, isIpv4Remote, type FirewallRuleShape } from './host-firewall.rules.ts'
import type { TemplateName } from './rule-plan.rules.ts'
import type { Gate } from './reach.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')

/** Ports that people know by name. */
const services: Readonly<Record<string, string>> = {
  'tcp 22': 'SSH',
  'tcp 25': 'SMTP',
  'tcp 53': 'DNS',
  'udp 53': 'DNS',
  'tcp 80': 'HTTP',
  'tcp 443': 'HTTPS',
  'tcp 3306': 'MySQL',
  'tcp 3389': 'RDP',
  'tcp 5432': 'PostgreSQL',
  'tcp 6379': 'Redis',
  'tcp 27017': 'MongoDB',
  'udp 51820': 'WireGuard',
}

const portsText = ({ minPort, maxPort }: { minPort: number; maxPort: number }): string => {
  if (minPort === 1 && maxPort === 65_535) return 'همه پورت‌ها'
  return minPort === maxPort ? `پورت ${ltr(minPort)}` : `پورت‌های ${ltr(minPort)} تا ${ltr(maxPort)}`
}

/** What passes: «SSH», «TCP پورت 8080», «پینگ (ICMP)». */
export const describeTraffic = (
  rule: Pick<FirewallRuleShape, 'firewallProtocolId' | 'minPort' | 'maxPort'>,
): string => {
  const protocol = firewallProtocol.name(rule.firewallProtocolId)
  if (protocol === 'any') return 'همه ارتباط‌ها'
  if (protocol === 'icmp') return `پینگ (${ltr('ICMP')})`
  const service = rule.minPort === rule.maxPort ? services[`${protocol} ${rule.minPort}`] : undefined
  return service === undefined
    ? `${ltr(firewallProtocol.label(rule.firewallProtocolId))} ${portsText(rule)}`
    : ltr(service)
}

export const describeRemote = (remoteIp: string): string => {
  if (isEverywhere(remoteIp)) return isIpv4Remote(remoteIp) ? 'همه جا' : `همه جا (${ltr('IPv6')})`
  const [address = '', prefix] = remoteIp.split('/')
  const isSingle = prefix === (isIpv4Remote(remoteIp) ? '32' : '128')
  return ltr(isSingle ? address : remoteIp)
}

/** A rule in words: «SSH از همه جا». */
export const describeRule = (rule: FirewallRuleShape): string => {
  const way = rule.directionId === firewallDirection.id.ingress ? 'از' : 'به'
  const sentence = `${describeTraffic(rule)} ${way} ${describeRemote(rule.remoteIp)}`
  return rule.isAllow ? sentence : `بستن ${sentence}`
}

export const templateTitles: Record<TemplateName, string> = {
  web: 'وب (HTTP و HTTPS)',
  ssh: 'SSH فقط از نشانی من',
  rdp: 'RDP فقط از نشانی من',
  database: 'پایگاه داده فقط از شبکه خصوصی',
  ping: 'پینگ',
}

export interface ReachNames {
  /** Of a server, by its id. */
  server: (vmHostId: number) => string
  network: (vmNetworkId: number) => string
  /** Of a private cloud. */
  cloud: (vpcHostId: number) => string
  /** Of a forward. */
  forward: (natId: number) => string
  balancer: (balancerId: number) => string
  /** The address that stands for anybody on the internet. */
  anybody?: string | undefined
}

const describeBalancer = (
  { isOpen, balancerId, count, upCount }: Gate<FirewallRuleShape> & { gate: 'balancer' },
  names: ReachNames,
) => {
  const subject = `لودبالانسر ${named(names.balancer(balancerId))}`
  if (count === null) return `${subject} روی این پورت گوش نمی‌دهد.`
  if (upCount === 0) return `${subject} روی این پورت هیچ عضو سالمی ندارد.`
  if (!isOpen) return `${subject} این سرور را ناسالم می‌بیند و چیزی به آن نمی‌دهد.`
  return `${subject} روی این پورت ${numbers.format(upCount)} عضو سالم از ${numbers.format(count)} عضو دارد.`
}

const portOf = (address: string, port: number): string => [address, port].join(':')

const describeEntry = ({ isOpen, entry, port }: Gate<FirewallRuleShape> & { gate: 'entry' }, names: ReachNames) => {
  const { address, cloudId, forward, balancer, isReady } = entry
  const place = `ابر خصوصی ${named(names.cloud(cloudId))}`
  if (balancer) {
    const thing = `لودبالانسر ${named(names.balancer(balancer.id))}`
    return isOpen
      ? `${ltr(portOf(address, port))} در ${place} به ${thing} می‌رسد.`
      : `راه نشانی ${ltr(address)} به ${thing} به کار نیفتاده است.`
  }
  if (!forward) {
    return isOpen
      ? `نشانی ${ltr(address)} در ${place} فقط از آن این سرور است.`
      : `نشانی ${ltr(address)} در ${place} به کار نیفتاده است.`
  }
  const subject = `هدایت پورت ${named(names.forward(forward.id))} در ${place}`
  const inside = port - forward.port + forward.destinationPort
  if (isOpen) return `${subject}: ${ltr(portOf(address, port))} به ${ltr(portOf(forward.destinationIp, inside))} می‌رود.`
  return isReady ? `${subject} فقط برای ${ltr(forward.sourceIp ?? '')} باز است.` : `${subject} به کار نیفتاده است.`
}

/** One gate on the way of a packet, in words. */
export const describeGate = (gate: Gate<FirewallRuleShape>, names: ReachNames): string => {
  if (gate.gate === 'power') {
    const subject = `سرور ${named(names.server(gate.vmHostId))}`
    if (gate.isFailed) return `${subject} از کار افتاده است.`
    if (gate.isWorkedOn) return `${subject} در حال ساخت است و هنوز آماده نیست.`
    return gate.isOpen ? `${subject} روشن است.` : `${subject} خاموش است.`
  }
  if (gate.gate === 'route') {
    if (gate.closedExitId !== undefined) {
      return `راهی به بیرون نیست: خروج به اینترنت (${ltr('SNAT')}) در ابر خصوصی ${named(names.cloud(gate.closedExitId))} بسته است.`
    }
    if (gate.noEntryId !== undefined) {
      return `سرور نشانی عمومی ندارد و در ابر خصوصی ${named(names.cloud(gate.noEntryId))} چیزی این پورت را به آن نمی‌رساند: نه هدایت پورت و نه نشانی ویژه سرور.`
    }
    if (!gate.route) return 'راهی میان این دو نیست: نه شبکه خصوصی مشترکی دارند و نه نشانی عمومی از یک نسخه.'
    const { vmNetworkId, from, to, cloudId } = gate.route
    const through = cloudId === undefined ? '' : `از راه ابر خصوصی ${named(names.cloud(cloudId))}، `
    const over =
      through + (vmNetworkId === null ? 'از شبکه عمومی' : `از شبکه خصوصی ${named(names.network(vmNetworkId))}`)
    return `${over}، از ${from === names.anybody ? 'هر نشانی' : ltr(from)} به ${ltr(to)}.`
  }
  if (gate.gate === 'connection') {
    const subject = `اتصال سرور ${named(names.server(gate.vmHostId))} به شبکه ${named(names.network(gate.vmNetworkId))}`
    return gate.isFailed ? `${subject} ناموفق بود.` : `${subject} هنوز برقرار نشده است.`
  }
  if (gate.gate === 'entry') return describeEntry(gate, names)
  if (gate.gate === 'balancer') return describeBalancer(gate, names)
  const firewall = `فایروال ${named(names.server(gate.vmHostId))}`
  const passage = gate.gate === 'ingress' ? 'ورود' : 'خروج'
  if (!gate.rule) return `${firewall} قانونی برای این ${passage} ندارد و هرچه قانون ندارد بسته است.`
  const rule = `قانون «${describeRule(gate.rule)}»`
  return gate.isOpen
    ? `${firewall} با ${rule} اجازه ${passage} می‌دهد.`
    : `${firewall} با ${rule} جلوی ${passage} را می‌گیرد.`
}
