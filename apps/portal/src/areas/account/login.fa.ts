import { toPersianDigits } from '../../format/digits.ts'

export const loginText = {
  title: 'ورود به سرو',
  noAccount: 'حساب ندارید؟',
  signUp: 'ثبت‌نام کنید',
  email: 'ایمیل',
  password: 'گذرواژه',
  forgot: 'فراموشی گذرواژه',
  submit: 'ورود',
  waitSeconds: (seconds: number) => `ورود تا ${toPersianDigits(seconds)} ثانیه دیگر`,
  wrongCredentials: 'ایمیل یا گذرواژه درست نیست.',
  captchaNeeded: 'کد امنیتی تصویر را هم بنویسید.',
  welcome: 'خوش آمدید.',
  recorded: 'ورود شما با نشانی IP و مرورگر در گزارش فعالیت‌ها ثبت می‌شود.',
  captcha: {
    label: 'کد امنیتی',
    placeholder: 'نویسه‌های تصویر',
    image: 'تصویر کد امنیتی',
    refresh: 'تصویر تازه',
    failed: 'تصویر خوانده نشد',
  },
}
