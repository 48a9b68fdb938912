/** What people read about the work on private networks. */
export const networkText = {
  create: 'ساخت شبکه خصوصی',
  delete: 'حذف شبکه خصوصی',
  attach: 'اتصال سرور به شبکه خصوصی',
  detach: 'جداسازی سرور از شبکه خصوصی',
  steps: {
    create: 'ساخت شبکه در زیرساخت',
    remove: 'برداشتن شبکه از زیرساخت',
    connect: 'اتصال رابط شبکه سرور',
    disconnect: 'جداسازی رابط شبکه سرور',
  },
  effects: {
    create: (gatewayIp: string, first: string, last: string) =>
      `گیت‌وی شبکه ${gatewayIp} است و سرورها نشانی ${first} تا ${last} را می‌گیرند.`,
    rename: 'تنها نام شبکه عوض می‌شود.',
  },
}
