import type { SecondFactor } from '@sarv/contract/account/sign-in/sign-in.schemas'

/** Asks for the way, and names it on the button that changes to it. */
const ways: Record<SecondFactor, { ask: string; change: string }> = {
  totp: { ask: 'کد ۶ رقمی برنامه رمزساز خود را بنویسید.', change: 'کد برنامه رمزساز' },
  sms: { ask: 'کدی ۶ رقمی به شماره موبایل شما پیامک شد؛ آن را بنویسید.', change: 'کد پیامکی' },
  passkey: { ask: 'با اثر انگشت، چهره یا قفل دستگاه خود تأیید کنید.', change: 'کلید عبور' },
  recovery: { ask: 'یکی از کدهای بازیابی خود را بنویسید؛ هر کد فقط یک‌بار کار می‌کند.', change: 'کد بازیابی' },
}

export const secondFactorText = {
  title: 'ورود دو مرحله‌ای',
  ways,
  submit: 'تأیید و ورود',
  confirmByPasskey: 'تأیید با کلید عبور',
  recoveryCode: 'کد بازیابی',
  recoveryWrong: 'این کد بازیابی درست نیست یا پیش‌تر به کار رفته است.',
  otherWays: 'راه‌های دیگر',
  smsSent: 'کد تازه پیامک شد.',
  noAccess: 'به کد دسترسی ندارید؟',
  noAccessText:
    'یکی از کدهای بازیابی را که هنگام روشن کردن ورود دو مرحله‌ای گرفته‌اید بنویسید. اگر آن‌ها را هم ندارید، از کاربر ارشد حساب خود یا پشتیبانی کمک بگیرید؛ پیش از خاموش کردن ورود دو مرحله‌ای هویت شما بررسی می‌شود.',
  contact: 'تماس با پشتیبانی',
  backToLogin: 'بازگشت به ورود',
}
