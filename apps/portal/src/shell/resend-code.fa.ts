export const resendText = {
  send: 'ارسال دوباره کد',
  wait: (clock: string) => `ارسال دوباره کد تا ${clock} دیگر`,
}
