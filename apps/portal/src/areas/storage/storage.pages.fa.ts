/** Titles of the pages, for the window, the phone's header and screen readers, and lines of the menu. */
export const storagePagesText = {
  bucketList: 'فضای ابری (S3)',
  bucketCreate: 'ساخت باکت',
  bucketBin: 'سطل بازیافت باکت‌ها',
  bucketDetail: 'باکت',
  group: 'فضای ابری',
  order: 'باکت',
  navigation: 'باکت‌ها',
}
