export const accountPageText = {
  title: 'مدیریت حساب کاربری',
  sections: 'بخش‌های حساب کاربری',
  loading: 'در حال خواندن',
  tabs: {
    profile: 'مشخصات کاربری',
    billing: 'اطلاعات مالی مشتری',
    referral: 'معرفی دوستان',
    users: 'کاربران حساب',
    security: 'امنیت حساب',
    'api-token': 'توکن API',
    notification: 'اعلان‌ها',
    'notification-setting': 'تنظیمات اعلان',
    'change-password': 'تغییر گذرواژه',
  },
  forbidden: {
    title: (tab: string) => `«${tab}» برای نقش شما باز نیست`,
    text: 'این بخش را کاربر ارشد و مدیر حساب می‌بینند و تغییر می‌دهند. اگر به آن نیاز دارید، از کاربر ارشد حساب خود بخواهید این نقش را به شما بدهد.',
  },
}
