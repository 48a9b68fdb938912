export const portalPagesText = {
  tickets: 'پشتیبانی',
  ticket: 'گفت‌وگوی تیکت',
  newTicket: 'تیکت تازه',
  also: 'تیکت پشتیبانی کمک پرسش سوال راهنما',
}
