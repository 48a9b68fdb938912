import { isolated, named } from '@sarv/contract/direction'

export const ipsText = {
  title: 'نشانی‌های IP',
  intro: 'نشانی‌های عمومی این سرور. نشانی اصلی همراه سرور است؛ نشانی‌های دیگر را می‌توانید بیفزایید و حذف کنید.',
  v4: 'IPv4',
  v6: 'IPv6',
  label: (version: string) => `نشانی‌های ${version}`,
  unit: 'نشانی',
  add: 'افزودن نشانی',
  columns: { address: 'نشانی', kind: 'نوع', status: 'وضعیت' },
  primary: 'اصلی',
  extra: 'افزوده',
  waiting: 'در حال دریافت',
  empty: (version: string) => `این سرور نشانی ${version} ندارد.`,
  form: {
    title: 'افزودن نشانی عمومی',
    subtitle: (server: string) => `برای سرور ${named(server)}`,
    version: 'نسخه',
    v4Help: 'همه جا کار می‌کند و هزینه ماهانه دارد',
    v6Help: 'برای شبکه‌هایی که IPv6 دارند',
    price: 'هزینه ماهانه (بدون مالیات)',
    free: 'رایگان',
    started: 'نشانی تازه در راه است.',
  },
  setup: {
    action: 'تنظیم درون سرور',
    title: (address: string) => `تنظیم ${isolated(address)} درون سرور`,
    linux: 'همین که سیستم‌عامل سرور این نشانی را بشناسد، سرور از آن پاسخ می‌دهد. این دستور را یک‌بار درون سرور اجرا کنید:',
    command: 'دستور افزودن نشانی',
    lasting:
      'تا راه‌اندازی بعدی می‌ماند. برای همیشه، همین نشانی را در تنظیمات شبکه سیستم‌عامل (مانند netplan) هم بنویسید.',
    windows:
      'همین که ویندوز این نشانی را بشناسد، سرور از آن پاسخ می‌دهد: نشانی را به همان کارت شبکه‌ای بیفزایید که نشانی اصلی را دارد.',
    close: 'بستن',
  },
  deletion: {
    action: 'حذف نشانی',
    title: (address: string) => `حذف نشانی ${isolated(address)}؟`,
    text: 'نشانی آزاد می‌شود و شاید دیگر همان را نگیرید. رکوردهای DNS و برنامه‌هایی که آن را می‌شناسند از کار می‌افتند.',
    started: (address: string) => `حذف نشانی ${isolated(address)} آغاز شد.`,
    primary: 'نشانی اصلی با خود سرور حذف می‌شود.',
  },
}
