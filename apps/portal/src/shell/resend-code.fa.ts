export const resendText = {
  send: 'ارسال دوباره کد',
  wait: (clock: string) => `${clock} دیگر می‌توانید کد تازه بگیرید`,
}
