/** How the demo customer tells its services apart. */
export const labelDemo = {
  environment: 'محیط',
  production: 'عملیاتی',
  team: 'تیم',
  shop: 'فروشگاه',
  finance: 'مالی',
  view: 'فروشگاه، عملیاتی',
}
