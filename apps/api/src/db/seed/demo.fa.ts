/** The customer that a fresh installation can be tried with. */
export const demo = {
  customer: 'بازرگانی ترنج',
  firstName: 'نیلوفر',
  lastName: 'رستگار',
  project: 'فروشگاه ترنج',
  projectDescription: 'سرورهای فروشگاه اینترنتی',
  address: 'تهران، خیابان ولیعصر، کوچه سرو، پلاک ۱۲',
} as const
