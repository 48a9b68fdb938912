/** What operators write between braces in an answer that is kept ready. */
export const cannedText = {
  customer: 'نام',
  ticket: 'تیکت',
  service: 'سرویس',
  /** Where the ticket is about no service: «سرویس شما». */
  yours: 'شما',
}
