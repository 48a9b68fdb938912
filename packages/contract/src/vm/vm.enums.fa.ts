/** Persian names of the ids in `vm.enums.ts`: one table each, by the same names. */

export const vmPlacement = {
  publicVm: 'سرور با نشانی عمومی',
  vpcVm: 'سرور درون ابر خصوصی',
} as const

export const vmNetworkStatus = {
  connected: 'متصل',
  disconnected: 'قطع',
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

export const vpcAccessStatus = {
  asked: 'در انتظار پاسخ',
  connecting: 'در حال برقراری',
  granted: 'برقرار',
  refused: 'ردشده',
  failed: 'ناموفق',
  ending: 'در حال پایان',
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
  connectionHash: 'هش نشانی و پورت',
} as const

export const vmLbProtocol = {
  tcp: 'TCP',
  http: 'HTTP',
  https: 'HTTPS',
  udp: 'UDP',
} as const

export const vmLbHealthCheck = {
  tcp: 'باز شدن اتصال TCP',
  http: 'پاسخ HTTP',
  udp: 'دسترسی به پورت UDP',
} as const

export const vmLbSession = {
  none: 'بدون چسبندگی',
  sourceIp: 'با نشانی IP کاربر',
  cookie: 'با کوکی',
} as const

export const vmLbMemberHealth = {
  up: 'سالم',
  down: 'ناسالم',
  unknown: 'سنجیده‌نشده',
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
