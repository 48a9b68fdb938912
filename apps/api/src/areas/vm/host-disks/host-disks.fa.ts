export const hostDiskText = {
  delete: 'حذف دیسک داده {other} از سرور {name}',
  steps: {
    remove: 'برداشتن دیسک از سرور',
  },
  root: 'دیسک اصلی',
  data: 'دیسک داده',
}
