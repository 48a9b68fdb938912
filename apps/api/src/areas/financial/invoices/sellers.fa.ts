import type { Seller } from './sellers.store.ts'

/** What the table holds where the configuration names no seller: nobody is shown it, and nothing is issued in its name. */
export const noSeller = 'سرو (فروشنده هنوز در پیکربندی نیامده است)'

/** Of an installation that nobody else reaches, so that a demo has invoices. */
export const sampleSeller: Seller = {
  name: 'شرکت نمونه ابر سرو (نسخه نمایشی)',
  economicCode: '10101234567',
  nationalId: '10101234567',
  registrationNumber: '123456',
  postalCode: '1234567890',
  address: 'تهران، خیابان نمونه، پلاک ۱',
  phone: '02112345678',
}
