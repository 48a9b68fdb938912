import { isolated, named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'
import { serviceNameLength } from '@sarv/contract/limits'
import { nameHelp } from '../../../services/naming.fa.ts'

export const networksText = {
  title: 'شبکه‌های خصوصی',
  label: 'فهرست شبکه‌های خصوصی',
  unit: 'شبکه',
  create: 'ساخت شبکه',
  searchFor: 'نام یا بازه',
  columns: {
    id: 'شناسه',
    name: 'نام',
    cidr: 'بازه (CIDR)',
    mask: 'ماسک',
    gateway: 'گیت‌وی',
    servers: 'سرورها',
    cloud: 'ابر خصوصی',
    noCloud: 'هیچ',
    status: 'وضعیت',
    created: 'ساخته‌شده',
  },
  serversOf: (count: number, free: number | undefined) =>
    free === undefined ? formatNumber(count) : `${formatNumber(count)} سرور، ${formatNumber(free)} نشانی آزاد`,
  empty: {
    title: 'هنوز شبکه خصوصی ندارید',
    text: 'سرورهای یک شبکه خصوصی با نشانی‌های داخلی و بدون گذر از اینترنت با هم گفت‌وگو می‌کنند: پایگاه داده پشت وب‌سرور، بدون نشانی عمومی.',
  },
  nodes: 'سرورهای شبکه',
  rename: 'تغییر نام',
  topology: 'نقشه شبکه',
  form: {
    title: 'ساخت شبکه خصوصی',
    subtitle: 'بازه‌ای از نشانی‌های داخلی که فقط سرورهای این پروژه آن را می‌بینند.',
    name: 'نام شبکه',
    nameHelp: nameHelp(serviceNameLength, 'مانند backend'),
    network: 'نشانی شبکه',
    networkHelp: 'مانند 192.168.1.0',
    prefix: 'طول پیشوند',
    submit: 'ساخت شبکه',
    usable: (gateway: string, first: string, last: string, count: number) =>
      `گیت‌وی ${isolated(gateway)}؛ سرورها از ${isolated(first)} تا ${isolated(last)} نشانی می‌گیرند (${formatNumber(count)} نشانی).`,
    started: (name: string) => `ساخت شبکه ${named(name)} آغاز شد.`,
  },
  renaming: {
    title: (name: string) => `تغییر نام شبکه ${named(name)}`,
    submit: 'ذخیره نام',
    done: (name: string) => `نام شبکه ${named(name)} شد.`,
  },
  deletion: {
    confirm: 'حذف شبکه',
    title: (name: string) => `حذف شبکه ${named(name)}؟`,
    warning: 'شبکه و بازه آن حذف می‌شود. این کار قابل بازگشت نیست.',
    thing: 'نام شبکه',
    inUse: (count: number) => `${formatNumber(count)} سرور هنوز روی این شبکه است؛ نخست آن‌ها را جدا کنید.`,
    inCloud: (cloud: string) => `این شبکه به ابر خصوصی ${named(cloud)} متصل است؛ نخست آن را از ابر جدا کنید.`,
    started: (name: string) => `حذف شبکه ${named(name)} آغاز شد.`,
  },
  busy: 'کاری روی این شبکه در جریان است.',
}

export const nodesText = {
  title: 'سرورهای شبکه',
  titleOf: (name: string) => `سرورهای شبکه ${named(name)}`,
  label: 'فهرست اتصال‌ها',
  unit: 'سرور',
  unitOfServer: 'شبکه',
  tabTitle: 'شبکه‌ها',
  tabIntro: 'شبکه‌های خصوصی که این سرور در آن‌هاست. نشانی‌های آن از اینترنت دیده نمی‌شود.',
  attachServer: 'اتصال سرور',
  createInside: 'ساخت سرور در این شبکه',
  attachNetwork: 'اتصال به شبکه',
  searchFor: 'نام یا نشانی',
  columns: {
    server: 'سرور',
    network: 'شبکه',
    address: 'نشانی',
    version: 'نسخه',
    status: 'وضعیت',
    mac: 'MAC',
  },
  emptyOfNetwork: {
    title: 'هنوز سروری روی این شبکه نیست',
    text: 'سرورهای همین پروژه را به شبکه وصل کنید تا یکدیگر را با نشانی داخلی ببینند.',
  },
  emptyOfServer: {
    title: 'این سرور در هیچ شبکه خصوصی نیست',
    text: 'با اتصال به یک شبکه، سرورهای دیگر پروژه این سرور را با نشانی داخلی می‌بینند.',
  },
  makeNetwork: 'ساخت شبکه',
  form: {
    serverTitle: 'اتصال سرور به شبکه',
    networkTitle: 'اتصال به شبکه خصوصی',
    server: 'سرور',
    network: 'شبکه',
    address: 'نشانی ثابت',
    addressHelp: (first: string, last: string) => `از ${isolated(first)} تا ${isolated(last)}؛ خالی: خودکار`,
    addressAuto: 'خالی: نخستین نشانی آزاد',
    addressOutside: (first: string, last: string) => `نشانی باید از ${isolated(first)} تا ${isolated(last)} باشد.`,
    version: 'نسخه',
    versionHelp: 'شبکه‌های خصوصی نشانی IPv4 دارند.',
    submit: 'اتصال',
    started: 'اتصال به شبکه آغاز شد.',
  },
  detachment: {
    confirm: 'جداسازی',
    title: (server: string, network: string) => `جداسازی ${named(server)} از شبکه ${named(network)}؟`,
    warning: 'سرورهای دیگر شبکه دیگر این سرور را با این نشانی نمی‌بینند.',
    serverThing: 'نام سرور',
    networkThing: 'نام شبکه',
    started: () => 'جداسازی از شبکه آغاز شد.',
  },
}
