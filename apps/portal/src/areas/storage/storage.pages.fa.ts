/** Titles of the pages, for the window, the phone's header and screen readers, and lines of the menu. */
export const storagePagesText = {
  bucketList: 'فضای ابری (S3)',
  bucketCreate: 'ساخت باکت',
  bucketBin: 'سطل بازیافت باکت‌ها',
  bucketDetail: 'باکت',
  group: 'فضای ابری',
  /** What other panels call it is searched for, never shown. */
  navigation: {
    label: 'باکت‌ها',
    also: 'باکت صندوقچه ذخیره‌سازی ابری فضای ابری فایل',
    hint: 'فایل‌ها و پشتیبان‌ها، با دسترسی از هر برنامه S3',
  },
}
