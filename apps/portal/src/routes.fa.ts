/** Titles of the pages, for the window, the phone's header and screen readers. */
export const routesText = {
  dashboard: 'پیشخوان',
  login: 'ورود',
  vmList: 'سرورهای مجازی',
  vmCreate: 'ساخت سرور',
  vmDetail: 'سرور مجازی',
  forbidden: 'دسترسی ندارید',
  notFound: 'صفحه پیدا نشد',
}
