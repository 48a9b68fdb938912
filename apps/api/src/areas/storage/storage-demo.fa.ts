/** What the demo customer's shop keeps in its buckets. */
export const storageDemo = {
  readme: {
    key: 'راهنمای پوشه‌ها.txt',
    text: 'products: تصویرهای محصولات، برای همه خواندنی\nbanners: بنرهای صفحه نخست\n',
  },
  products: ['products/تابستان ۱۴۰۵/پیراهن نخی.png', 'products/تابستان ۱۴۰۵/کلاه حصیری.png', 'products/زعفران.png'],
  banner: 'banners/نوروز ۱۴۰۵.png',
  /** The newest last: each is written over the one before. */
  report: {
    key: 'گزارش/فروش آبان.csv',
    texts: ['روز,فروش\n۱,۴۲\n', 'روز,فروش\n۱,۴۲\n۲,۳۷\n', 'روز,فروش\n۱,۴۲\n۲,۳۷\n۳,۵۱\n'],
  },
  invoice: {
    key: 'فاکتورها/۱۴۰۵/فاکتور ۱۰۲۴.txt',
    text: 'بازرگانی ترنج\nفاکتور ۱۰۲۴\nپیراهن نخی، ۲ عدد\n',
  },
} as const
