/** The files of a bucket. */
export const objectsText = {
  label: 'فایل‌های باکت',
  unit: 'فایل',
  searchFor: 'نام فایل',
  columns: { name: 'نام', size: 'اندازه', changed: 'آخرین تغییر' },
  empty: 'هنوز فایلی در این باکت نیست.',
}
