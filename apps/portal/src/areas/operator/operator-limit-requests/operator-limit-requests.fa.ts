export const limitRequestsText = {
  kind: 'سهمیه بیشتر',
  asks: (item: string, old: string, value: string) => `${item}: ${value} به جای ${old}`,
  grant: 'پذیرفتن',
  grantTitle: 'پذیرفتن درخواست سهمیه',
  answer: 'پیام به مشتری (اختیاری)',
  answerHelp: 'همراه خبر افزایش سهمیه به مشتری می‌رسد.',
  grantDone: 'سهمیه افزایش یافت و به مشتری گفته شد.',
  refuse: 'رد',
  refuseTitle: 'رد درخواست سهمیه',
  refuseDone: 'درخواست رد شد و به مشتری گفته شد.',
}
