/** What lists call the things that every service has. */
export const serviceColumnText = {
  price: 'ماهانه',
  status: 'وضعیت',
  datacenter: 'دیتاسنتر',
  created: 'ساخته‌شده',
}
