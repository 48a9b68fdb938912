import { ltr, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

const isFor = (hosts: readonly string[]): string => `گواهی برای ${hosts.map((host) => ltr(host)).join('، ')} است.`

/** What the owners of a load balancer are told about a certificate that ends. */
export const certificatesText = {
  ending: {
    subject: (balancer: string, days: number) =>
      `گواهی لودبالانسر ${named(balancer)} تا ${numbers.format(days)} روز دیگر پایان می‌یابد`,
    content: (hosts: readonly string[]) =>
      `${isFor(hosts)} پس از پایان آن مرورگرها سایت را باز نمی‌کنند؛ گواهی تازه را در ویرایش لودبالانسر بگذارید.`,
  },
  ended: {
    subject: (balancer: string) => `گواهی لودبالانسر ${named(balancer)} پایان یافته است`,
    content: (hosts: readonly string[]) =>
      `${isFor(hosts)} مرورگرها دیگر سایت را باز نمی‌کنند؛ گواهی تازه را در ویرایش لودبالانسر بگذارید.`,
  },
}
