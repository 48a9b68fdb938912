import { named } from '@sarv/contract/direction'

/** Of a server without a public address: how it gets out, and what can be done. */
export const wayOutText = {
  title: 'این سرور نشانی عمومی ندارد',
  snat: (cloud: string) =>
    `با نشانی ابر خصوصی ${named(cloud)} به اینترنت می‌رود (SNAT روشن است). از اینترنت کسی به آن نمی‌رسد، مگر با قانون DNAT یا نشانی عمومی.`,
  snatOff: (cloud: string) =>
    `SNAT ابر خصوصی ${named(cloud)} خاموش است: سرور راهی به اینترنت ندارد و برای نمونه بسته‌ها را به‌روز نمی‌کند. فقط از شبکه خصوصی و با کنسول به آن می‌رسید.`,
  none: 'شبکه آن به هیچ ابر خصوصی متصل نیست: سرور راهی به اینترنت ندارد و فقط از شبکه خصوصی و با کنسول به آن می‌رسید.',
  turnOn: 'روشن کردن SNAT',
  forward: 'افزودن قانون DNAT',
  clouds: 'ابرهای خصوصی',
  addAddress: 'افزودن نشانی عمومی',
}
