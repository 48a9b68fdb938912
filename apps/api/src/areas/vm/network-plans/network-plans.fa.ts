import { ltr, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

interface Ports {
  protocol: string
  port: number
  portEnd: number
}

const portsOf = ({ protocol, port: min, portEnd: max }: Ports): string =>
  ltr(`${protocol.toUpperCase()} ${min === max ? min : `${min}-${max}`}`)

/** What people read about a plan for the network of a private cloud. */
export const planText = {
  apply: 'اجرای طرح شبکه در ابر خصوصی {name}',
  steps: { change: 'یک تغییر از طرح شبکه' },
  /** What is planned, each as a step of its operation. */
  changes: {
    networkNew: (name: string, gateway: string) => `ساخت شبکه ${named(name)} با گیت‌وی ${ltr(gateway)}`,
    networkConnect: (network: string) => `اتصال شبکه ${named(network)} به ابر`,
    networkDisconnect: (network: string) => `جداسازی شبکه ${named(network)} از ابر`,
    addressAdd: (thing: string) => `افزودن ${thing}`,
    addressAssign: (thing: string, server: string) => `دادن ${thing} به سرور ${named(server)}`,
    addressTake: (thing: string) => `پس گرفتن ${thing} از سرور`,
    forwardCreate: (name: string, ports: Ports, thing: string, target: string) =>
      `هدایت پورت ${named(name)}: ${portsOf(ports)} از ${thing} به ${ltr(target)}`,
    forwardEdit: (name: string, ports: Ports, thing: string, target: string) =>
      `تغییر هدایت پورت ${named(name)}: ${portsOf(ports)} از ${thing} به ${ltr(target)}`,
    forwardDelete: (name: string) => `حذف هدایت پورت ${named(name)}`,
    snatOn: (thing: string) => `روشن کردن خروج به اینترنت با ${thing}`,
    snatOff: 'خاموش کردن خروج به اینترنت',
    planChange: (plan: string) => `تغییر پلن ابر به ${named(plan)}`,
    balancerCreate: (name: string, network: string) => `ساخت لودبالانسر ${named(name)} در شبکه ${named(network)}`,
    ruleCreate: (server: string, rule: string) => `افزودن قانون به فایروال سرور ${named(server)}: ${rule}`,
    ruleDelete: (server: string, rule: string) => `حذف قانون از فایروال سرور ${named(server)}: ${rule}`,
    memberAdd: (server: string, balancer: string, listener: string) =>
      `گذاشتن سرور ${named(server)} پشت شنونده ${ltr(listener)} لودبالانسر ${named(balancer)}`,
    memberRemove: (server: string, balancer: string, listener: string) =>
      `برداشتن سرور ${named(server)} از پشت شنونده ${ltr(listener)} لودبالانسر ${named(balancer)}`,
    serverConnect: (server: string, network: string, address?: string) =>
      `اتصال سرور ${named(server)} به شبکه ${named(network)}${address ? ` با نشانی ${ltr(address)}` : ''}`,
    serverDisconnect: (server: string, network: string) => `جداسازی سرور ${named(server)} از شبکه ${named(network)}`,
  },
  address: (address: string) => `نشانی ${ltr(address)}`,
  primary: 'نشانی اصلی',
  newAddress: 'نشانی تازه',
  portOf: (thing: string, port: string) => `${thing}، پورت ${ltr(port)}`,
  newAddressOf: (count: number) => `نشانی تازه ${numbers.format(count)}`,
  /** What a change names and is no longer there. */
  gone: {
    network: 'ناپیدا',
    address: 'نشانی ناپیدا',
    server: 'ناپیدا',
    forward: 'ناپیدا',
    plan: 'ناپیدا',
    rule: 'ناپیدا',
    balancer: 'ناپیدا',
  },
  balancerElsewhere: (name: string) => `لودبالانسر ${named(name)} در این ابر نیست. تغییر آن را در طرح ابر خودش بنویسید.`,
  balancerChanged: (name: string) =>
    `لودبالانسر ${named(name)} پس از نوشتن این تغییر عوض شده است. این تغییر را بردارید و اگر هنوز می‌خواهید از نو بیفزایید.`,
  cutsOff: (port: number) =>
    `با این تغییر، نشانی کنونی شما دیگر به پورت ${ltr(port)} این سرور نمی‌رسد. آن را در صفحه فایروال سرور انجام دهید: آنجا تغییر آزمایشی است و اگر نگهش ندارید برمی‌گردد.`,
  leaves:
    'این سرور با همین طرح از این شبکه جدا می‌شود. نشانی و کارت شبکه آن تا پایان طرح نگه داشته می‌شود؛ اتصال دوباره را پس از آن انجام دهید.',
  dependent: 'به تغییری تکیه دارد که خودش شدنی نیست.',
  exposure: {
    opens: (ports: string, thing: string) => `${ltr(ports)} ${thing} به روی همه اینترنت باز می‌شود.`,
    opensRisky: (ports: string, thing: string) =>
      `${ltr(ports)} ${thing} به روی همه اینترنت باز می‌شود؛ این پورت برای همسایه‌هاست، نه برای همه.`,
    opensLimited: (ports: string, thing: string) => `${ltr(ports)} ${thing} فقط برای نشانی‌های نام‌برده باز می‌شود.`,
    closes: (ports: string, thing: string) => `${ltr(ports)} ${thing} دیگر از اینترنت در دسترس نیست.`,
    narrows: (ports: string, thing: string) => `${ltr(ports)} ${thing} دیگر برای همه باز نیست.`,
    server: (name: string) => `سرور ${named(name)}`,
    balancer: (name: string) => `لودبالانسر ${named(name)}`,
    address: (name: string) => `نشانی عمومی ${named(name)}`,
  },
}
