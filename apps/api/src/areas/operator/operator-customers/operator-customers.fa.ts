/** What owners are told of what operators did. */
export const operatorCustomersText = {
  disabled: (reason: string) => ({
    subject: 'حساب شما بسته شد',
    content: `پشتیبانی حساب شما را بست: ${reason}\nسرویس‌هایی که روشن‌اند روشن می‌مانند و هزینه آن‌ها حساب می‌شود. برای باز شدن حساب با پشتیبانی تماس بگیرید.`,
  }),
  enabled: {
    subject: 'حساب شما دوباره باز شد',
    content: 'پشتیبانی حساب شما را دوباره باز کرد؛ می‌توانید وارد شوید.',
  },
  identityRefused: (reason: string) => ({
    subject: 'هویت شما تأیید نشد',
    content: `پشتیبانی مشخصات شما را دید و تأیید نکرد: ${reason}\nمشخصات خود را در «مدیریت حساب کاربری» درست کنید تا دوباره دیده شود.`,
  }),
}
