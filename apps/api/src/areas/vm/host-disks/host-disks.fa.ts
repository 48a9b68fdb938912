export const hostDiskText = {
  delete: 'حذف دیسک داده سرور',
  steps: {
    remove: 'برداشتن دیسک از سرور',
  },
  root: 'دیسک اصلی',
  data: 'دیسک داده',
}
