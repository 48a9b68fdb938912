import { ltr, named } from '@sarv/contract/direction'

/** What people read about the work on private networks. */
export const networkText = {
  create: 'ساخت شبکه خصوصی {name}',
  delete: 'حذف شبکه خصوصی {name}',
  attach: 'اتصال سرور {name} به شبکه خصوصی {other}',
  detach: 'جداسازی سرور {name} از شبکه خصوصی {other}',
  steps: {
    create: 'ساخت شبکه در زیرساخت',
    remove: 'برداشتن شبکه از زیرساخت',
    connect: 'اتصال رابط شبکه سرور',
    disconnect: 'جداسازی رابط شبکه سرور',
  },
  ways: (ways: readonly { forward: string | null; address: string | null; balancer: string | null }[]) =>
    ways
      .map(({ forward, address, balancer }) => {
        if (forward !== null) return `هدایت پورت ${named(forward)}`
        return balancer === null ? `نشانی ${ltr(address ?? '')}` : `لودبالانسر ${named(balancer)}`
      })
      .join('، '),
  effects: {
    create: (gatewayIp: string, first: string, last: string) =>
      `گیت‌وی شبکه ${ltr(gatewayIp)} است و سرورها از ${ltr(first)} تا ${ltr(last)} نشانی می‌گیرند.`,
    rename: 'فقط نام شبکه عوض می‌شود.',
  },
}
