const minutes = new Intl.NumberFormat('fa-IR')

/** What owners read before an operator sees their portal. */
export const operatorViewsText = {
  begins: (length: number) => ({
    subject: 'پشتیبانی پنل شما را می‌بیند',
    content: `همکاری از پشتیبانی از اکنون تا ${minutes.format(length)} دقیقه پنل را از دید شما می‌بیند. فقط می‌بیند: چیزی را تغییر نمی‌دهد، کنسولی باز نمی‌کند و رمز یا کلیدی را نمی‌خواند. این کار در گزارش فعالیت شما ثبت شده است.`,
  }),
}
