import { ltr, named } from '@sarv/contract/direction'
const numbers = new Intl.NumberFormat('fa-IR')
/** Ports are names, not amounts: without separators. */
const plain = new Intl.NumberFormat('fa-IR', { useGrouping: false })
const list = new Intl.ListFormat('fa', { type: 'conjunction' })

const portName = ({ protocol, port }: { protocol: string; port: number }): string =>
  ltr([protocol.toUpperCase(), port].join(' '))

/** What people read about the work on a load balancer. */
export const balancerText = {
  create: 'ساخت لودبالانسر {name}',
  edit: 'تغییر لودبالانسر {name}',
  rebuild: 'بازسازی لودبالانسر {name}',
  mend: 'بازگرداندن لودبالانسر {name} به آنچه خواسته بودید',
  rotate: 'تنظیم سرورهای در مدار لودبالانسر {name}',
  delete: 'حذف لودبالانسر {name}',
  inWords: (name: string) => `لودبالانسر ${named(name)}`,
  steps: {
    request: 'سفارش لودبالانسر به زیرساخت',
    build: 'آماده‌سازی لودبالانسر',
    change: 'اعمال تغییر در زیرساخت',
    clear: 'برداشتن آنچه از پیش مانده است',
    mend: 'بازگرداندن شنونده‌ها و سرورها در زیرساخت',
    rotate: 'خارج کردن سرورهای ناسالم از مدار و بازگرداندن دیگران',
    remove: 'برداشتن لودبالانسر از زیرساخت',
    leave: 'بیرون بردن سرور از لودبالانسرها',
    settle: 'بررسی دوباره لودبالانسرها',
  },
  /** Of a server that goes. */
  leaves: (names: readonly string[]) =>
    names.length === 1
      ? `سرور از لودبالانسر ${named(names[0]!)} هم بیرون می‌رود.`
      : `سرور از لودبالانسرهای ${list.format(names.map(named))} هم بیرون می‌رود.`,
  otherCloud: (network: string, cloud: string) =>
    `شبکه ${named(network)} به ابر خصوصی ${named(cloud)} متصل است؛ شبکه‌ای از ابری که انتخاب کرده‌اید بردارید.`,
  effects: {
    create: (network: string, cloud: string) =>
      `لودبالانسر یک نشانی از شبکه ${named(network)} در ابر خصوصی ${named(cloud)} می‌گیرد.`,
    opens: (address: string, ports: readonly { protocol: string; port: number }[]) =>
      `از اینترنت با نشانی ${ltr(address)} هم می‌توان به آن رسید: ${list.format(ports.map(portName))}.`,
    leaves: (address: string) => `دیگر با نشانی عمومی ${ltr(address)} به آن نمی‌رسند؛ نشانی برای ابر می‌ماند.`,
    members: (listeners: number, servers: number) =>
      `${numbers.format(listeners)} شنونده، روی هم با ${numbers.format(servers)} سرور.`,
    unwatched: 'برای برخی شنونده‌ها بررسی سلامت ندارید؛ اگر سروری از کار بیفتد، بار همچنان به آن فرستاده می‌شود.',
    edit: 'اتصال‌های باز ممکن است هنگام تغییر قطع شود.',
    closes: (ports: readonly number[]) =>
      ports.length === 1
        ? `پورت ${plain.format(ports[0]!)} بسته می‌شود.`
        : `پورت‌های ${list.format(ports.map((port) => plain.format(port)))} بسته می‌شود.`,
    lastServer: 'شنونده‌ای که همه سرورهایش در حال تخلیه باشد اتصال تازه نمی‌پذیرد.',
  },
}
