export const balanceChartText = {
  of: (amount: string) => `نمودار موجودی؛ اکنون ${amount}`,
  unit: (isMillions: boolean, unit: string) =>
    isMillions ? `به میلیون ${unit}؛ تازه‌ترین در سمت چپ` : `به ${unit}؛ تازه‌ترین در سمت چپ`,
  asTable: 'نمایش به صورت جدول',
  asChart: 'نمایش نمودار',
  table: 'موجودی در زمان',
  time: 'زمان',
  balance: 'موجودی',
}
