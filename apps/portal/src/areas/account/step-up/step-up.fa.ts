import { toPersianDigits } from '../../../format/digits.ts'

export const stepUpText = {
  title: 'تأیید دوباره هویت',
  subtitle: 'این کار به امنیت حساب شما مربوط است. نشان دهید که خودتان هستید؛ سپس همین کار ادامه می‌یابد.',
  submit: 'تأیید و ادامه',
  password: 'گذرواژه',
  passkey: 'تأیید با کلید عبور',
  passkeyRefused: 'پاسخ کلید عبور پذیرفته نشد؛ دوباره تلاش کنید یا گذرواژه را بنویسید.',
  or: 'یا',
  unread: 'راه‌های تأیید خوانده نشد',
  emailCode: 'کدی که به ایمیل شما فرستاده می‌شود',
  sendEmail: 'ارسال کد به ایمیل',
  factors: {
    totp: 'کد برنامه رمزساز',
    sms: 'کد پیامکی',
    recovery: 'کد بازیابی',
  },
  otherWays: 'راه‌های دیگر',
  smsTo: (end: string) => `کد به شماره موبایل شما که به ${toPersianDigits(end)} پایان می‌یابد پیامک می‌شود.`,
  sendSms: 'ارسال کد',
  sendFirst: 'نخست کد را بفرستید و آن را بنویسید.',
  sent: 'کد فرستاده شد.',
}
