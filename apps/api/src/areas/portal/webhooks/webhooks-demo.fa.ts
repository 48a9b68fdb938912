export const webhookDemo = {
  name: 'سامانه سفارش‌ها',
  message: 'رویدادی از حساب نمونه',
}
