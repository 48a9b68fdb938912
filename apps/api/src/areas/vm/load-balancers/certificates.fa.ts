import { ltr, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

/** What the owners of a load balancer are told about a certificate that ends. */
export const certificatesText = {
  ending: {
    subject: (balancer: string, days: number) =>
      `گواهی لودبالانسر ${named(balancer)} تا ${numbers.format(days)} روز دیگر پایان می‌یابد`,
    content: (names: readonly string[]) =>
      `گواهی برای ${names.map((host) => ltr(host)).join('، ')} است. پس از پایان آن مرورگرها سایت را باز نمی‌کنند؛ گواهی تازه را در ویرایش لودبالانسر بگذارید.`,
  },
}
