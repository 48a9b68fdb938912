import { payingText } from './paying.fa.ts'

/** A project without a server. */
export const vmEmptyText = {
  title: 'هنوز سروری در این پروژه نیست',
  text: 'سرور مجازی برای وب‌سایت، پایگاه داده یا هر برنامه‌ای است که همیشه باید روشن بماند. در کمتر از یک دقیقه آماده می‌شود و هزینه‌اش ساعتی است.',
  priceFrom: (amount: string) => `از ${amount} در ماه`,
  payAsYouGo: payingText.untilPurged,
}
