export const balanceChartText = {
  of: (amount: string) => `نمودار موجودی؛ اکنون ${amount}`,
  unit: (isMillions: boolean) => (isMillions ? 'به میلیون ریال؛ تازه‌ترین در سمت چپ' : 'به ریال؛ تازه‌ترین در سمت چپ'),
  asTable: 'نمایش به صورت جدول',
  asChart: 'نمایش نمودار',
  table: 'موجودی در زمان',
  time: 'زمان',
  balance: 'موجودی',
}
