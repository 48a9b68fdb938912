/** Nothing is ordered before somebody who answers for the account is known by name; the server refuses by the same rule. */
export const orderingText = {
  title: 'حساب شما هنوز فعال نیست',
  own: 'تا هویت شما تأیید نشود، سرویسی ساخته نمی‌شود؛ قیمت‌ها را می‌توانید ببینید. مشخصات خود را کامل و شماره موبایلتان را تأیید کنید.',
  ofOwner:
    'تا هویت کاربر ارشد این حساب تأیید نشود، سرویسی ساخته نمی‌شود؛ قیمت‌ها را می‌توانید ببینید. از او بخواهید مشخصات خود را کامل کند.',
  button: 'تکمیل مشخصات',
  refusal: 'تا هویت صاحب حساب تأیید نشود، سرویسی ساخته نمی‌شود.',
}
