import { waitInWords } from '@sarv/contract/waits.fa'

export const loginText = {
  title: 'ورود به سرو',
  noAccount: 'حساب ندارید؟',
  signUp: 'ثبت‌نام کنید',
  email: 'ایمیل',
  password: 'گذرواژه',
  forgot: 'فراموشی گذرواژه',
  submit: 'ورود',
  waitSeconds: (seconds: number) => `${waitInWords(seconds)} دیگر می‌توانید وارد شوید`,
  wrongCredentials: 'ایمیل یا گذرواژه درست نیست.',
  captchaNeeded: 'کد امنیتی را هم بنویسید.',
  welcome: 'خوش آمدید.',
  recorded: 'ورود شما با نشانی IP و مرورگر در گزارش فعالیت‌ها ثبت می‌شود.',
  or: 'یا',
  withPasskey: 'ورود با کلید عبور',
  passkeyDismissed: 'کلید عبور به کار نرفت؛ دوباره تلاش کنید یا راه دیگری انتخاب کنید.',
  passkeyRefused: 'این کلید عبور در هیچ حسابی ثبت نشده است.',
  withGoogle: 'ورود با',
  singleSignOn: 'ورود یکپارچه',
  provider: {
    arriving: 'در حال ورود',
    denied: 'ورود در آن سایت انجام نشد؛ دوباره تلاش کنید یا با گذرواژه وارد شوید.',
    foreign: 'این ورود از همین صفحه آغاز نشده بود و برای ایمنی شما پذیرفته نشد؛ دوباره از همین‌جا وارد شوید.',
    refused: 'با این حساب نمی‌شود وارد سرو شد؛ با گذرواژه وارد شوید یا ثبت‌نام کنید.',
  },
}
