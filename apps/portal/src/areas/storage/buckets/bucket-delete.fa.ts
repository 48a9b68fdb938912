import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'
import { deletionText } from '../../../services/deletion.fa.ts'

const general = deletionText('باکت', 'باکت‌ها')

/** Deleting buckets: what is said of them alone. */
export const bucketDeleteText = {
  ...general,
  oneOfMany: (name: string) => `باکت ${named(name)} با همه فایل‌های آن`,
  files: (count: number) => `${formatNumber(count)} فایل، با نسخه‌های پیشین آن‌ها`,
  allFiles: 'همه فایل‌ها، با نسخه‌های پیشین آن‌ها',
  filesOf: (size: string | undefined) =>
    size ? `${size} فایل، با نسخه‌های پیشین آن‌ها` : 'همه فایل‌ها، با نسخه‌های پیشین آن‌ها',
  keys: 'کلیدهای دسترسی، پیوندها و تنظیمات باکت',
  nameFree: 'نام باکت، که پس از آن دیگری هم می‌تواند بگیرد',
}
