/** Titles of the pages for guests and for everyone. */
export const publicPagesText = {
  login: 'ورود',
  twoFactorLogin: 'ورود دو مرحله‌ای',
  signup: 'ثبت‌نام',
  forget: 'فراموشی گذرواژه',
  invitation: 'دعوت',
  emailChange: 'پس گرفتن تغییر ایمیل',
  outbox: 'صندوق پیام‌های نمایشی',
}
