import { allNamed, ltr, named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')
const portsOf = ({ port: min, portEnd: max }: { port: number; portEnd: number }): string =>
  min === max ? `پورت ${ltr(min)}` : `پورت‌های ${ltr(`${min}-${max}`)}`

/** What people read about the address translation of a private cloud. */
export const natText = {
  create: 'ساخت هدایت پورت {other} در ابر خصوصی {name}',
  edit: 'ویرایش هدایت پورت {other} در ابر خصوصی {name}',
  delete: 'حذف هدایت پورت {other} از ابر خصوصی {name}',
  snatOn: 'روشن کردن خروج به اینترنت در ابر خصوصی {name}',
  snatOff: 'خاموش کردن خروج به اینترنت در ابر خصوصی {name}',
  steps: {
    forward: 'هدایت پورت در گیت‌وی ابر',
    change: 'تغییر هدایت پورت در گیت‌وی ابر',
    remove: 'برداشتن هدایت پورت از گیت‌وی ابر',
    removeAll: 'برداشتن هدایت پورت‌های ابر',
    snat: 'تنظیم خروج به اینترنت در گیت‌وی ابر',
  },
  snatName: 'خروج به اینترنت',
  effects: {
    opens: (ports: { port: number; portEnd: number }, address: string, server: string, source: string | null) =>
      source === null
        ? `${portsOf(ports)} نشانی ${ltr(address)} برای همه اینترنت باز می‌شود و به سرور ${named(server)} می‌رسد.`
        : `${portsOf(ports)} نشانی ${ltr(address)} فقط برای ${ltr(source)} باز می‌شود و به سرور ${named(server)} می‌رسد.`,
    firewall: 'فایروال سرور هم باید همین پورت مقصد را باز گذاشته باشد.',
    inPlace: 'هدایت پورت بی‌وقفه عوض می‌شود، مگر نشانی عمومی آن عوض شود.',
  },
  forward: (name: string) => `هدایت پورت ${named(name)}`,
  forwards: (names: readonly string[]) => `هدایت پورت ${allNamed(names)}`,
  count: (count: number) => `${numbers.format(count)} هدایت پورت`,
}
