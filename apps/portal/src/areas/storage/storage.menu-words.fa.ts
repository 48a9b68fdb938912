import type { MenuWords } from '../../shell/menu-words.ts'

export const storageMenuWords: MenuWords = {
  storage: {
    keywords: 'storage bucket s3 object باکت صندوقچه ذخیره‌سازی ابری فضای ابری فایل',
    hint: 'فایل‌ها و پشتیبان‌ها، با دسترسی از هر برنامه S3',
  },
}
