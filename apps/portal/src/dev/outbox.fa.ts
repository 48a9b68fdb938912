import { named } from '@sarv/contract/direction'

const status: Readonly<Record<string, string>> = { queued: 'در صف', sent: 'ارسال‌شده', failed: 'ناموفق' }

export const outboxText = {
  status,
  title: 'صندوق پیام‌های نمایشی',
  about: 'نسخه نمایشی پیامی نمی‌فرستد؛ ایمیل‌ها و پیامک‌هایی که می‌فرستاد اینجاست، تازه‌ترین در بالا.',
  refresh: 'بازخوانی',
  toLogin: 'صفحه ورود',
  email: 'ایمیل',
  sms: 'پیامک',
  code: 'کد تأیید',
  openLink: 'باز کردن پیوند پیام',
  showHtml: 'نمایش ایمیل',
  showText: 'نمایش متن ساده',
  preview: (subject: string) => `پیش‌نمایش ایمیل ${named(subject)}`,
  empty: 'هنوز پیامی نیست',
  emptyText: 'با ثبت‌نام، فراموشی گذرواژه یا دعوت یک کاربر، پیام آن اینجا می‌آید.',
  absent: 'این صفحه اینجا نیست',
  absentText: 'صندوق پیام‌ها فقط در نسخه نمایشی و فقط روی همان رایانه‌ای هست که سرو بر آن اجرا می‌شود.',
  failed: 'پیام‌ها خوانده نشد',
}
