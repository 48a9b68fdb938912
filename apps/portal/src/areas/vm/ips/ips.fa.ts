import { latin } from '../../../format/isolate.ts'

export const ipsText = {
  title: 'نشانی‌های IP',
  intro: 'نشانی‌های عمومی این سرور. نشانی اصلی همراه سرور است؛ نشانی‌های دیگر را می‌توانید بیفزایید و بردارید.',
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
    subtitle: (server: string) => `برای سرور ${latin(server)}`,
    version: 'نسخه',
    v4Help: 'همه جا کار می‌کند و هزینه ماهانه دارد',
    v6Help: 'برای شبکه‌هایی که IPv6 دارند',
    price: 'هزینه ماهانه (بدون مالیات)',
    free: 'رایگان',
    started: 'نشانی تازه در راه است.',
  },
  deletion: {
    action: 'برداشتن نشانی',
    title: (address: string) => `برداشتن ${latin(address)}؟`,
    text: 'نشانی آزاد می‌شود و شاید دیگر همان را نگیرید. رکوردهای DNS و برنامه‌هایی که آن را می‌شناسند از کار می‌افتند.',
    started: (address: string) => `برداشتن ${latin(address)} آغاز شد.`,
    primary: 'نشانی اصلی با خود سرور می‌رود.',
  },
}
