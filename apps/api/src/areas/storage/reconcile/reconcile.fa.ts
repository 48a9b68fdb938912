import { named } from '@sarv/contract/direction'

const support = 'اگر آن را خودتان حذف نکرده‌اید، با پشتیبانی تماس بگیرید.'

/** What people read where the store does not have their bucket any more, or has it again. */
export const bucketDriftText = {
  gone: {
    subject: (name: string) => `باکت ${named(name)} در فضای ابری پیدا نشد`,
    content: (name: string) =>
      `باکت ${named(name)} دیگر در فضای ابری وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که باکت را حذف کنید نگه داشته می‌شود. ${support}`,
  },
  back: {
    subject: (name: string) => `باکت ${named(name)} دوباره در دسترس است`,
    content: (name: string) =>
      `باکت ${named(name)} که در فضای ابری پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
  },
}

/** What people call the engine. */
export const storeName = 'فضای ابری'
