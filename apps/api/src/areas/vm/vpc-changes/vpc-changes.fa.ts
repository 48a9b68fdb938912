import { ltr, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

/** What people are told before a private cloud is deleted. */
export const deletionText = {
  gateway: (address: string | null) =>
    address === null
      ? 'گیت‌وی ابر حذف می‌شود.'
      : `گیت‌وی ابر حذف می‌شود و نشانی عمومی ${ltr(address)} آزاد می‌شود؛ همین نشانی دوباره به دست نمی‌آید.`,
  listed: (things: readonly string[]) => things.join('، '),
  goes: (thing: string) => `${thing} هم حذف می‌شود.`,
  networksStay: (names: readonly string[]) =>
    `شبکه‌های ${names.map((name) => named(name)).join('، ')} می‌مانند و دیگر به ابری متصل نیستند.`,
  serversStay: (count: number) =>
    `${numbers.format(count)} سرور در این شبکه‌ها می‌ماند و راه بیرون خود را از دست می‌دهد، مگر نشانی عمومی خودش را داشته باشد.`,
}
