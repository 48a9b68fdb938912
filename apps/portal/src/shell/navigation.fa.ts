interface EntryText {
  label: string
  /** What other panels call it; searched for, never shown. */
  also: string
}

export const navigationText = {
  menu: 'منو',
  apiDocs: 'مستندات API',
  groups: { infrastructure: 'زیرساخت ابری' },
  entries: {
    dashboard: { label: 'پیشخوان', also: 'داشبورد خانه' },
    vm: { label: 'سرورهای مجازی', also: 'سرور ابری ابرک ماشین مجازی' },
    key: { label: 'کلیدهای دسترسی', also: 'کلید' },
    network: { label: 'شبکه', also: 'شبکه خصوصی' },
    volume: { label: 'دیسک‌ها', also: 'ولوم دیسک ابری' },
    account: { label: 'مدیریت حساب کاربری', also: 'پروفایل مشخصات کاربری' },
    changePassword: { label: 'تغییر گذرواژه', also: 'رمز عبور' },
  } satisfies Record<string, EntryText>,
}
