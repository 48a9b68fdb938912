import { isolated, ltr, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

export const topologyText = {
  fromMissing: 'سرور یا نشانی مبدأ را مشخص کنید.',
  fromSelf: 'مبدأ باید سرور دیگری باشد.',
  toMissing: 'سرور یا لودبالانسر مقصد را مشخص کنید.',
  serverOff: (name: string) => `سرور ${named(name)} خاموش است.`,
  serverFailed: (name: string) => `سرور ${named(name)} از کار افتاده است.`,
  networkFailed: (name: string) => `ساخت شبکه ${named(name)} ناموفق بود.`,
  connectionFailed: (server: string, network: string) =>
    `اتصال سرور ${named(server)} به شبکه ${named(network)} ناموفق بود.`,
  cloudFailed: (name: string) => `ابر خصوصی ${named(name)} از کار افتاده است.`,
  interfaceFailed: (network: string, cloud: string) =>
    `اتصال شبکه ${named(network)} به ابر خصوصی ${named(cloud)} ناموفق بود.`,
  openToAll: (ports: string) => `${isolated(ports)} رو به همه اینترنت باز است؛ این پورت برای همسایه‌هاست، نه برای همه.`,
  addressWaits: 'نشانی در راه',
  addressFailed: (address: string) => `نشانی عمومی ${ltr(address)} آماده نشد.`,
  forwardFailed: (name: string) => `ساخت هدایت پورت ${named(name)} ناموفق بود.`,
  targetGone: (name: string, address: string) =>
    `هدایت پورت ${named(name)} به ${ltr(address)} می‌رود، ولی سروری با این نشانی نیست.`,
  blocked: (server: string, ports: string) => `فایروال سرور ${named(server)} راه ${ltr(ports)} را از اینترنت بسته است.`,
  blockedFor: (server: string, ports: string, from: string) =>
    `فایروال سرور ${named(server)} راه ${ltr(ports)} را برای ${ltr(from)} بسته است.`,
  exitClosed: (cloud: string, servers: number) =>
    `خروج به اینترنت (${ltr('SNAT')}) در ابر خصوصی ${named(cloud)} خاموش است و ${numbers.format(servers)} سرور راهی به بیرون ندارد.`,
  balancerFailed: (name: string) => `لودبالانسر ${named(name)} از کار افتاده است.`,
  noMembers: (name: string) => `پشت لودبالانسر ${named(name)} سروری نیست.`,
  noneUp: (name: string) => `هیچ عضوی از لودبالانسر ${named(name)} پاسخ نمی‌دهد.`,
  memberAway: (server: string, balancer: string) => `سرور ${named(server)} روی شبکه لودبالانسر ${named(balancer)} نیست.`,
  memberDown: (server: string, balancer: string, ports: string) =>
    `عضو ناسالم لودبالانسر ${named(balancer)}: سرور ${named(server)} روی ${ltr(ports)} پاسخ نمی‌دهد.`,
  memberOut: (server: string, balancer: string, ports: string) =>
    `سرور ${named(server)} روی ${ltr(ports)} پاسخ نمی‌دهد و از مدار لودبالانسر ${named(balancer)} خارج شده است؛ به‌زودی دوباره امتحان می‌شود.`,
}
