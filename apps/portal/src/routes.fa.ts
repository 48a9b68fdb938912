/** Titles of the pages, for the window, the phone's header and screen readers. */
export const routesText = {
  dashboard: 'پیشخوان',
  login: 'ورود',
  twoFactorLogin: 'ورود دو مرحله‌ای',
  signup: 'ثبت‌نام',
  forget: 'فراموشی گذرواژه',
  invitation: 'دعوت',
  outbox: 'صندوق پیام‌های نمایشی',
  vmList: 'سرورهای مجازی',
  vmCreate: 'ساخت سرور',
  vmDetail: 'سرور مجازی',
  project: 'درباره پروژه',
  projectUsers: 'کاربران پروژه',
  account: 'مدیریت حساب کاربری',
  forbidden: 'دسترسی ندارید',
  notFound: 'صفحه پیدا نشد',
}
