import { isolated } from '@sarv/contract/direction'

export const referralsText = {
  title: 'معرفی دوستان',
  intro:
    'دوستانتان با کد شما ثبت‌نام می‌کنند و از آنچه مصرف می‌کنند، پس از صدور صورت‌حساب هر ماه، سهمی به کیف پول شما می‌آید؛ اگر هویت هر دو طرف تأیید شده باشد.',
  code: 'کد معرفی شما',
  link: 'پیوند ثبت‌نام',
  failed: 'کد معرفی خوانده نشد',
  share: 'ارسال',
  mail: 'ایمیل',
  telegram: 'تلگرام',
  message: (link: string) => `با این پیوند در سرو ثبت‌نام کن: ${link}`,
  subject: 'دعوت به سرو',
  list: {
    label: 'کسانی که با کد شما آمده‌اند',
    unit: 'مشتری',
    columns: { customer: 'مشتری', percent: 'پورسانت', date: 'تاریخ پیوستن' },
    empty: { title: 'هنوز کسی با کد شما نیامده است', text: 'کد یا پیوند بالا را برای دوستانتان بفرستید.' },
    nobody: isolated('----'),
  },
}
