/** What each write of this area does, as the activity log tells it to people. */
export const portalTitles: Readonly<Record<string, string>> = {
  notificationSeen: 'خواندن اعلان',
  notificationSeenAll: 'خواندن همه اعلان‌ها',
  operationRetry: 'تلاش دوباره عملیات',
  operationCancel: 'لغو عملیات',
  limitRequestCreate: 'درخواست سهمیه بیشتر',
  limitRequestCancel: 'پس گرفتن درخواست سهمیه',
  issueSubjectShortList: 'دیدن موضوع‌های تیکت',
  issueCreate: 'ساخت تیکت',
  issueItemCreate: 'پاسخ به تیکت',
  issueClose: 'بستن تیکت',
  newsCreate: 'عضویت در خبرنامه',
  newsUnsubscribe: 'لغو عضویت در خبرنامه',
  contactUsCreate: 'پیام تماس با ما',
  blogCommentCreate: 'دیدگاه وبلاگ',
}
