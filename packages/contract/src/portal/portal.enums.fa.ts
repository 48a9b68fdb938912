/** Persian names of the ids in `portal.enums.ts`: one table each, by the same names. */

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

/** As they stand in sentences. */
export const limitedItem = {
  cpu: 'پردازنده (vCPU)',
  memoryGb: 'حافظه (RAM)',
  diskGb: 'دیسک',
  ip: 'نشانی عمومی',
  vm: 'سرور مجازی',
  firewallRule: 'قانون فایروال',
} as const

export const limitRequestStatus = {
  open: 'در انتظار پاسخ',
  granted: 'پذیرفته‌شده',
  refused: 'رد شده',
  cancelled: 'پس‌گرفته‌شده',
} as const

export const notificationTopic = {
  money: 'مالی',
  services: 'سرویس‌ها',
  security: 'امنیت',
  support: 'پشتیبانی',
  news: 'خبرها',
} as const

export const webhookTopic = {
  operations: 'پایان عملیات سرویس‌ها',
  money: 'اعلان‌های مالی',
  services: 'اعلان‌های سرویس‌ها',
  support: 'اعلان‌های پشتیبانی',
  news: 'خبرها',
} as const

export const webhookStatus = {
  active: 'فعال',
  failing: 'تحویل نمی‌گیرد',
  off: 'خاموش',
  stopped: 'خودکار خاموش شد',
} as const

export const webhookDeliveryStatus = {
  queued: 'در صف',
  delivered: 'تحویل شد',
  failed: 'تحویل نشد',
} as const

export const deliveryChannel = {
  email: 'ایمیل',
  sms: 'پیامک',
  webhook: 'وب‌هوک',
} as const

export const deliveryStatus = {
  waiting: 'در صف',
  retrying: 'تلاش دوباره',
  sent: 'فرستاده شد',
  failed: 'فرستاده نشد',
} as const

export const incidentKind = {
  incident: 'اختلال',
  maintenance: 'نگهداری برنامه‌ریزی‌شده',
} as const

export const incidentSeverity = {
  notice: 'آگاهی',
  degraded: 'کندی یا خطای گهگاه',
  outage: 'قطعی',
} as const

export const incidentState = {
  upcoming: 'در پیش',
  ongoing: 'در جریان',
  resolved: 'پایان‌یافته',
} as const

export const broadcastAudience = {
  all: 'همه مشتریان',
  datacenter: 'سرویس‌داران یک دیتاسنتر',
  product: 'سرویس‌داران یک محصول',
  identified: 'کسانی با هویت تأییدشده',
} as const

export const broadcastState = {
  sending: 'در حال ارسال',
  done: 'ارسال شد',
  cancelled: 'لغو شد',
} as const

export const articleState = {
  draft: 'پیش‌نویس',
  scheduled: 'زمان‌بندی‌شده',
  published: 'منتشرشده',
} as const

export const commentState = {
  waiting: 'در انتظار بررسی',
  approved: 'نمایش داده می‌شود',
  refused: 'رد شده',
} as const
