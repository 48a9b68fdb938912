import { waitInWords } from '@sarv/contract/waits.fa'

/** Fixed sentences of failed calls; every other sentence comes from the server. */
export const requestErrorText = {
  generic: 'خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.',
  gone: 'این مورد دیگر وجود ندارد؛ شاید کسی آن را حذف کرده است.',
  timeout: 'پاسخ درخواست بیش از حد طول کشید؛ دوباره تلاش کنید.',
  unacceptable: 'اطلاعات واردشده پذیرفته نیست.',
  /** A sentence that says itself how long. */
  tellsWait: /[۰-۹]+ (?:ثانیه|دقیقه|ساعت) دیگر/,
  waitSeconds: (seconds: number) => `${waitInWords(seconds)} دیگر دوباره تلاش کنید.`,
}
