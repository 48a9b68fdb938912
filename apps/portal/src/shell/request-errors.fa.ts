import { toPersianDigits } from '../format/digits.ts'

/** Fixed sentences of failed calls; every other sentence comes from the server. */
export const requestErrorText = {
  generic: 'خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.',
  timeout: 'پاسخ درخواست بیش از حد طول کشید؛ دوباره تلاش کنید.',
  unacceptable: 'اطلاعات واردشده پذیرفته نیست.',
  waitSeconds: (seconds: number) => `${toPersianDigits(seconds)} ثانیه دیگر دوباره تلاش کنید.`,
}
