export const vouchersText = {
  title: 'کد هدیه',
  subtitle: 'اعتبار هدیه پیش از موجودی خرج می‌شود و برداشت نمی‌شود.',
  code: 'کد',
  submit: 'استفاده از کد',
  used: 'کد هدیه به موجودی شما افزوده شد.',
}
