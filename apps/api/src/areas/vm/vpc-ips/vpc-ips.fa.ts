import { allNamed, ltr, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

/** What people read about the public addresses of a private cloud. */
export const vpcIpText = {
  create: 'افزودن نشانی عمومی به ابر خصوصی {name}',
  delete: 'حذف نشانی عمومی {other} از ابر خصوصی {name}',
  assign: 'دادن نشانی عمومی {other} به سروری در ابر خصوصی {name}',
  unassign: 'پس گرفتن نشانی عمومی {other} از سرور، در ابر خصوصی {name}',
  move: 'جابه‌جایی نشانی عمومی {other} به ابر خصوصی {name}',
  steps: {
    give: 'دریافت نشانی از زیرساخت',
    remove: 'پس دادن نشانی به زیرساخت',
    assign: 'تنظیم نشانی در گیت‌وی ابر',
    move: 'بردن نشانی به گیت‌وی تازه',
    record: 'ثبت جای تازه نشانی',
    freeAll: 'بستن راه نشانی‌های ابر',
  },
  effects: {
    create: (used: number, max: number) =>
      `نشانی در بهای پلن است؛ با آن ${numbers.format(used)} نشانی از ${numbers.format(max)} نشانی پلن در کار است.`,
    idle: 'نشانی تازه تا وقتی پورتی از آن هدایت یا به سروری داده نشده باشد به جایی نمی‌رسد.',
  },
  /** What an address leads to, for a refusal. */
  uses: {
    forwards: (names: readonly string[]) => `هدایت پورت ${allNamed(names)}`,
    server: (name: string) => `سرور ${named(name)}`,
    balancer: (name: string) => `لودبالانسر ${named(name)}`,
    snat: 'خروج به اینترنت (SNAT)',
  },
  listed: (things: readonly string[]) => things.join('، '),
  protectedOne: (address: string) => `نشانی محافظت‌شده ${ltr(address)}`,
  owned: (address: string, server: string) => `نشانی ${ltr(address)} سرور ${named(server)}`,
  count: (count: number) => `${numbers.format(count)} نشانی عمومی`,
}
