export const accountPageText = {
  title: 'مدیریت حساب کاربری',
  sections: 'بخش‌های حساب کاربری',
  tabs: {
    profile: 'مشخصات کاربری',
    billing: 'اطلاعات مالی مشتری',
    referral: 'معرفی دوستان',
    users: 'کاربران حساب',
    security: 'امنیت حساب',
    'api-token': 'توکن API',
    notification: 'اعلان‌ها',
    'notification-setting': 'تنظیمات اعلان',
    webhook: 'وب‌هوک',
    'change-password': 'تغییر گذرواژه',
  },
  /** Searched for in the palette, never shown: what others call a tab. */
  keywords: {
    billing: 'billing legal company tax حقوقی شرکت کد اقتصادی مالیات',
    referral: 'referral invite friends کد معرفی دعوت پورسانت',
    users: 'users team roles invite colleague کاربر همکار نقش دعوت',
    security: 'security two-factor 2fa passkey sessions ورود دومرحله‌ای کلید عبور نشست',
    'api-token': 'api token key access توکن دسترسی کلید',
    notification: 'notifications messages اعلان پیام',
    'notification-setting': 'notification settings email sms quiet hours اعلان ایمیل پیامک ساعت بی‌صدا',
    webhook: 'webhook events callback وب هوک رویداد',
  },
  forbidden: {
    title: (tab: string) => `«${tab}» برای نقش شما باز نیست`,
    ownersOnly: 'این بخش را فقط کاربر ارشد حساب می‌بیند و تغییر می‌دهد. اگر به آن نیاز دارید، از او بخواهید.',
    text: 'این بخش را کاربر ارشد و مدیر حساب می‌بینند و تغییر می‌دهند. اگر به آن نیاز دارید، از کاربر ارشد حساب خود بخواهید این نقش را به شما بدهد.',
  },
}
