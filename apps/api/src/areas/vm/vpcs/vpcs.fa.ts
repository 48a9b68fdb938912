import { ltr } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')

/** What people read about the work on private clouds. */
export const vpcText = {
  create: 'ساخت ابر خصوصی {name}',
  delete: 'حذف ابر خصوصی {name}',
  connect: 'اتصال ابر خصوصی {name} به شبکه {other}',
  newNetwork: 'ساخت شبکه {other} در ابر خصوصی {name}',
  disconnect: 'جداسازی ابر خصوصی {name} از شبکه {other}',
  steps: {
    router: 'ساخت گیت‌وی ابر در زیرساخت',
    network: 'ساخت شبکه در زیرساخت',
    networks: 'ساخت شبکه‌های ابر',
    connect: 'اتصال شبکه به گیت‌وی ابر',
    disconnect: 'جداسازی شبکه از گیت‌وی ابر',
    remove: 'برداشتن گیت‌وی ابر و پس دادن نشانی‌هایش',
  },
  effects: {
    create: (ipv4: number, rules: number) =>
      `ابر یک گیت‌وی با نشانی عمومی خودش دارد و تا ${numbers.format(ipv4)} نشانی و ${numbers.format(rules)} قانون هدایت پورت می‌پذیرد.`,
    networks: (count: number) => `${numbers.format(count)} شبکه خصوصی همراه آن ساخته و به آن متصل می‌شود.`,
    primaryAlone: 'نشانی این پلن از آنِ گیت‌وی و برای خروج است؛ با آن پورتی به درون هدایت نمی‌شود.',
    alone: 'سرورهای درون ابر تا روشن شدن خروج به اینترنت (SNAT) راهی به بیرون ندارند.',
    rename: 'فقط نام ابر خصوصی عوض می‌شود.',
    plan: 'شبکه‌ها، نشانی‌ها و قانون‌ها همان‌گونه می‌مانند؛ فقط سقف آن‌ها و قیمت عوض می‌شود.',
    newNetwork: 'شبکه ساخته و در همان کار به ابر متصل می‌شود؛ اگر نشد، در زیرساخت چیزی از آن نمی‌ماند.',
    connect: (gatewayIp: string) => `گیت‌وی ابر در نشانی ${ltr(gatewayIp)} این شبکه پاسخ می‌دهد.`,
  },
  address: 'نشانی عمومی',
  rule: 'قانون هدایت پورت',
}
