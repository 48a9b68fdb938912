/** Persian names of the ids in `catalog.enums.ts`: one table each, by the same names. */

export const productCategory = {
  vm: 'سرور مجازی',
  dns: 'DNS',
  cdn: 'شبکه توزیع محتوا (CDN)',
  storage: 'فضای ابری (S3)',
  kubernetesCloud: 'کوبرنتیز ابری',
  kubernetesCluster: 'کلاستر کوبرنتیز',
  bareMetal: 'سرور اختصاصی فیزیکی',
  colocation: 'کولوکیشن',
  vpc: 'ابر خصوصی (VPC)',
  domain: 'دامنه',
  web: 'هاست وب',
} as const

export const productItem = {
  vCpu: 'پردازنده (vCPU)',
  vMemory: 'حافظه (RAM)',
  vDisk: 'دیسک',
  ipv4: 'نشانی عمومی IPv4',
  ipv6: 'نشانی عمومی IPv6',
  freeDns: 'رکورد DNS',
  freeCdn: 'CDN',
  cloudDisk: 'فضای ابری',
  kuberCpu: 'پردازنده فضای نام',
  kuberMemory: 'حافظه فضای نام',
  kuberDisk: 'دیسک فضای نام',
  kuber10Pods: 'ده پاد',
  kubernetesCluster: 'نگهداری کلاستر',
  physicalCpu: 'پردازنده فیزیکی',
  physicalMemory: 'حافظه فیزیکی',
  physicalDisk: 'دیسک فیزیکی',
  networkPort: 'پورت شبکه',
  bareMetalIpv4: 'نشانی IP سرور اختصاصی',
  rackUnitSpace: 'یونیت',
  rackUnitPower: 'برق (آمپر)',
  networkPort1G: 'پورت ۱ گیگ',
  networkPort10G: 'پورت ۱۰ گیگ',
  colocationIpv4: 'نشانی IP کولوکیشن',
  vpcIpv4: 'نشانی IP ابر خصوصی',
  vpc10Rules: 'ده قانون ابر خصوصی',
} as const

export const hypervisor = {
  vmware: 'VMware',
  openStack: 'OpenStack',
} as const

export const operatingSystem = {
  windows: 'Windows',
  ubuntu: 'Ubuntu',
  debian: 'Debian',
  centos: 'CentOS',
  suse: 'SUSE',
  rocky: 'Rocky Linux',
} as const
