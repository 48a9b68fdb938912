import { allNamed, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

const serversOf = (servers: readonly string[]): string =>
  servers.length === 1 ? `سرور ${named(servers[0]!)}` : `${numbers.format(servers.length)} سرور`

/** What the owners of a load balancer are told about the servers behind it. */
export const probesText = {
  down: {
    subject: (servers: readonly string[], balancer: string) =>
      `${serversOf(servers)} پشت لودبالانسر ${named(balancer)} پاسخ نمی‌دهد`,
    content: (servers: readonly string[]) =>
      `بیشتر بررسی‌های پیاپی ناموفق بود: ${allNamed(servers)}. تا بهبود، بار به سرورهای دیگر می‌رود. دلیل و پاسخ‌ها را در جزئیات لودبالانسر ببینید.`,
  },
  up: {
    subject: (servers: readonly string[], balancer: string) =>
      `${serversOf(servers)} پشت لودبالانسر ${named(balancer)} دوباره پاسخ می‌دهد`,
    content: (servers: readonly string[]) => `ده بررسی پیاپی موفق بود: ${allNamed(servers)}.`,
  },
}
