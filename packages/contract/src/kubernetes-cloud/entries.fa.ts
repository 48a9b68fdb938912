/** What is wrong with an entry of a config map or a secret. */
export const entryText = {
  key: 'کلید فقط حروف لاتین، رقم، نقطه، خط تیره و زیرخط دارد.',
  environmentName: 'نام متغیر فقط حروف لاتین، رقم، نقطه، خط تیره و زیرخط دارد و با رقم آغاز نمی‌شود.',
  secretKeys: 'برای این نوع سکرت همه مقدارهای لازم را بنویسید.',
} as const
