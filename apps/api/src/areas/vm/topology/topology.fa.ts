import { isolated, named } from '@sarv/contract/direction'

export const topologyText = {
  serverOff: (name: string) => `سرور ${named(name)} خاموش است.`,
  serverFailed: (name: string) => `سرور ${named(name)} از کار افتاده است.`,
  networkFailed: (name: string) => `ساخت شبکه ${named(name)} ناموفق بود.`,
  connectionFailed: (server: string, network: string) =>
    `اتصال سرور ${named(server)} به شبکه ${named(network)} ناموفق بود.`,
  cloudFailed: (name: string) => `ابر خصوصی ${named(name)} از کار افتاده است.`,
  interfaceFailed: (network: string, cloud: string) =>
    `اتصال شبکه ${named(network)} به ابر خصوصی ${named(cloud)} ناموفق بود.`,
  openToAll: (ports: string) => `${isolated(ports)} رو به همه اینترنت باز است؛ این پورت برای همسایه‌هاست، نه برای همه.`,
}
