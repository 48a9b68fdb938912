/** Titles of the pages behind the login, for the window, the phone's header and screen readers. */
export const routesText = {
  dashboard: 'پیشخوان',
  vmList: 'سرورهای مجازی',
  vmCreate: 'ساخت سرور',
  vmBin: 'سطل بازیافت سرورها',
  vmDetail: 'سرور مجازی',
  volumeList: 'دیسک‌ها (ولوم)',
  networkList: 'شبکه‌های خصوصی',
  nodeList: 'سرورهای شبکه',
  keyList: 'کلیدهای SSH',
  console: 'کنسول سرور',
  project: 'درباره پروژه',
  projectUsers: 'کاربران پروژه',
  account: 'مدیریت حساب کاربری',
  forbidden: 'دسترسی ندارید',
  notFound: 'صفحه پیدا نشد',
}
