/** What charts of money say. */
export const moneyChartText = {
  of: (title: string) => `نمودار «${title}»`,
  balanceNow: (amount: string) => `نمودار موجودی؛ اکنون ${amount}`,
  unit: (isMillions: boolean, unit: string) => (isMillions ? `به میلیون ${unit}.` : `به ${unit}.`),
  asTable: 'نمایش به صورت جدول',
  asChart: 'نمایش نمودار',
  table: 'موجودی در زمان',
  time: 'زمان',
  total: 'جمع',
  balance: 'موجودی',
  forecast: 'پیش‌بینی',
  withForecast: (sentence: string, amount: string) => `${sentence}، پیش‌بینی: ${amount}`,
  today: 'امروز',
  kept: 'توقف، داده محفوظ',
  gone: 'حذف',
}
