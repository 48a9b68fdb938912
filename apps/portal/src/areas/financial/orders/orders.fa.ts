export const servicesText = {
  title: 'سرویس‌های من',
  summary: 'هر سرویسی که سفارش داده‌اید، در همه پروژه‌ها.',
  label: 'فهرست سرویس‌ها',
  unit: 'سرویس',
  search: 'نام سرویس',
  product: 'محصول',
  all: 'همه محصول‌ها',
  about: 'درباره این محصول',
  columns: { name: 'نام', product: 'محصول', order: 'سفارش', status: 'وضعیت', date: 'تاریخ سفارش', id: 'شماره' },
  empty: {
    title: 'سرویس فعالی ندارید',
    text: 'پیش از سفارش، هزینه هر چیزی را در محاسبه‌گر ببینید.',
    calculator: 'محاسبه‌گر قیمت',
  },
}
