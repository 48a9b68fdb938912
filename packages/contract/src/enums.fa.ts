/** Persian names of the ids in `enums.ts`: one table each, by the same names. */

export const issueStatus = {
  waiting: 'در انتظار پاسخ پشتیبانی',
  answered: 'پاسخ داده‌شده',
  completed: 'بسته‌شده',
} as const

export const issuePriority = {
  important: 'عادی',
  veryImportant: 'زیاد',
  urgent: 'فوری',
} as const

export const businessUnit = {
  sales: 'فروش',
  technical: 'پشتیبانی فنی',
  financial: 'امور مالی',
} as const

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

export const customerType = {
  normal: 'عادی',
  postPaid: 'پس‌پرداخت',
} as const

export const customerStatus = {
  active: 'فعال',
} as const

export const customerStatusOther = 'غیرفعال'

export const customerProductType = {
  payAsYouGo: 'پرداخت به‌اندازه مصرف',
  prepaid: 'پیش‌پرداخت',
} as const

export const hypervisor = {
  vmware: 'VMware',
  openStack: 'OpenStack',
} as const

export const vmPlacement = {
  publicVm: 'سرور با نشانی عمومی',
  vpcVm: 'سرور درون ابر خصوصی',
} as const

export const vmNetworkStatus = {
  connected: 'متصل',
  disconnected: 'قطع',
} as const

export const operatingSystem = {
  windows: 'Windows',
  ubuntu: 'Ubuntu',
  debian: 'Debian',
  centos: 'CentOS',
  suse: 'SUSE',
  rocky: 'Rocky Linux',
} as const

export const storageClassType = {
  default: 'پیش‌فرض',
} as const

export const snapshotStatus = {
  active: 'نقطه کنونی',
  inactive: 'آماده بازگردانی',
  inQueue: 'در صف',
  wait: 'در حال انجام',
  failed: 'ناموفق',
  deleted: 'حذف‌شده',
  reverting: 'در حال بازگردانی',
  deleting: 'در حال حذف',
  revertFailed: 'بازگردانی ناموفق',
} as const

export const backupStatus = {
  active: 'آماده',
  inactive: 'خطا',
  inQueue: 'در صف',
  wait: 'در حال انجام',
  failed: 'ناموفق',
  deleted: 'حذف‌شده',
  restoring: 'در حال بازیابی',
  deleting: 'در حال حذف',
} as const

export const scheduleKind = {
  snapshot: 'اسنپ‌شات',
  backup: 'نسخه پشتیبان',
} as const

export const schedulePeriod = {
  daily: 'روزانه',
  weekly: 'هفتگی',
} as const

export const scheduleResult = {
  done: 'موفق',
  failed: 'ناموفق',
  skipped: 'انجام نشد',
} as const

export const weekDay = {
  saturday: 'شنبه',
  sunday: 'یکشنبه',
  monday: 'دوشنبه',
  tuesday: 'سه‌شنبه',
  wednesday: 'چهارشنبه',
  thursday: 'پنجشنبه',
  friday: 'جمعه',
} as const

export const vmKeyStatus = {
  active: 'فعال',
  inactive: 'غیرفعال',
  wait: 'در حال انجام',
  failed: 'خطا',
  deleted: 'حذف‌شده',
} as const

export const networkNodeStatus = {
  connected: 'متصل',
  failed: 'خطا در اتصال',
  wait: 'در حال انجام',
  deleted: 'حذف‌شده',
  detaching: 'در حال جداسازی',
} as const

export const volumeNodeStatus = {
  connected: 'متصل',
  failed: 'ناموفق',
  inQueue: 'در صف',
  deleted: 'حذف‌شده',
  detaching: 'در حال جداسازی',
  attaching: 'در حال اتصال',
} as const

export const firewallDirection = {
  ingress: 'ورودی',
  egress: 'خروجی',
} as const

export const firewallProtocol = {
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMP',
  any: 'همه',
} as const

export const natType = {
  snat: 'SNAT (خروج به اینترنت)',
  dnat: 'DNAT (هدایت پورت)',
} as const

export const vmLbAlgorithm = {
  roundRobin: 'نوبتی',
  weightedRoundRobin: 'نوبتی وزن‌دار',
  leastConnection: 'کمترین اتصال',
  weightedLeastConnection: 'کمترین اتصال وزن‌دار',
  ipHash: 'هش نشانی IP',
} as const

export const vmLbProtocol = {
  tcp: 'TCP',
  http: 'HTTP',
  https: 'HTTPS',
} as const

export const dnsRecordType = {
  A: 'A',
  AAAA: 'AAAA',
  NS: 'NS',
  MX: 'MX',
  CNAME: 'CNAME',
  TXT: 'TXT',
  PTR: 'PTR',
  SRV: 'SRV',
  CAA: 'CAA',
} as const

export const cdnType = {
  http: 'بدون رمزنگاری',
  httpsHttp: 'رمزنگاری تا لبه',
  httpsHttps: 'رمزنگاری تا سرور مبدأ',
} as const

export const certType = {
  cloud: 'گواهی سامانه',
  user: 'گواهی شخصی',
} as const

export const cdnLbPolicy = {
  first: 'نخستین سرور',
  random: 'تصادفی',
  roundRobin: 'نوبتی',
  leastRequests: 'کمترین درخواست',
  powerOfTwo: 'بهترین از دو انتخاب',
} as const

export const dnsTtl = {
  m2: '۲ دقیقه',
  m5: '۵ دقیقه',
  m10: '۱۰ دقیقه',
  m15: '۱۵ دقیقه',
  m30: '۳۰ دقیقه',
  h1: '۱ ساعت',
  h2: '۲ ساعت',
} as const

export const domainOrderType = {
  register: 'ثبت',
  transfer: 'انتقال',
} as const

export const analyticPeriod = {
  h1: '۱ ساعت',
  h3: '۳ ساعت',
  h6: '۶ ساعت',
  h12: '۱۲ ساعت',
  d1: '۱ روز',
  d3: '۳ روز',
  w1: '۱ هفته',
  mo1: '۱ ماه',
} as const

export const usagePeriod = {
  day: 'روز گذشته',
  week: 'هفته گذشته',
  month: 'ماه گذشته',
  year: 'سال گذشته',
} as const

export const dashboardUsageCategory = {
  billing: 'صورت‌حساب مصرف',
} as const

export const kuberNodeType = {
  master: 'نود مستر',
  worker: 'نود کارگر',
} as const

export const secretType = {
  opaque: 'عمومی (Opaque)',
  tls: 'گواهی TLS',
  imageRegistry: 'مخزن ایمیج',
  usernamePassword: 'نام کاربری و گذرواژه',
} as const

export const ingressProtocol = {
  https: 'HTTPS',
  http: 'HTTP',
} as const

export const environmentType = {
  custom: 'مقدار دلخواه',
  configMap: 'از ConfigMap',
  secret: 'از سکرت',
} as const

export const imageSource = {
  ready: 'ایمیج آماده',
  registry: 'مخزن شخصی',
} as const

export const invoiceStatus = {
  paid: 'پرداخت‌شده',
  cancelled: 'باطل‌شده',
  unpaid: 'پرداخت‌نشده',
} as const

export const paymentStatus = {
  notDone: 'تأییدنشده',
  done: 'پرداخت موفق',
} as const

export const paymentProvider = {
  pec: 'پارسیان',
  sep: 'سامان',
  bfa: 'فن‌آوا',
  bpm: 'ملت',
} as const

export const twoFactorType = {
  sms: 'پیامک',
  totp: 'برنامه رمزساز',
} as const

export const notificationChannel = {
  phone: 'پیامک',
  email: 'ایمیل',
} as const
