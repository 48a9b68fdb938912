interface EntryText {
  label: string
  /** What other panels call it; searched for, never shown. */
  also: string
}

export const navigationText = {
  menu: 'منو',
  apiDocs: 'مستندات API',
  groups: {
    infrastructure: 'زیرساخت ابری',
    platform: 'پلتفرم ابری',
    storage: 'فضای ابری',
    dns: 'DNS',
    domain: 'دامنه و هاست',
    physical: 'سرور فیزیکی',
  },
  entries: {
    dashboard: { label: 'پیشخوان', also: 'داشبورد خانه' },
    vm: { label: 'سرورهای مجازی', also: 'سرور ابری ابرک ماشین مجازی' },
    key: { label: 'کلیدهای دسترسی', also: 'کلید' },
    network: { label: 'شبکه', also: 'شبکه خصوصی' },
    vpc: { label: 'ابر خصوصی', also: 'دیتاسنتر مجازی' },
    volume: { label: 'دیسک‌ها', also: 'ولوم دیسک ابری' },
    loadBalancer: { label: 'لودبالانسر', also: 'توزیع‌کننده بار متعادل‌کننده بار' },
    kubernetesCluster: { label: 'کلاستر کوبرنتیز', also: 'خوشه' },
    kubernetesCloud: { label: 'کوبرنتیز ابری', also: 'فضای نام' },
    storage: { label: 'فضای ابری (S3)', also: 'ذخیره‌سازی شیء باکت صندوقچه' },
    zone: { label: 'مدیریت زون', also: 'دامنه رکورد شبکه توزیع محتوا' },
    domain: { label: 'دامنه‌ها', also: 'ثبت دامنه' },
    webHost: { label: 'هاست وب', also: 'میزبانی وب' },
    bareMetal: { label: 'سرور اختصاصی فیزیکی', also: 'سرور اختصاصی' },
    colocation: { label: 'کولوکیشن', also: 'هم‌مکانی میزبانی سرور' },
    calculator: { label: 'محاسبه‌گر قیمت', also: 'ماشین‌حساب' },
    support: { label: 'پشتیبانی', also: 'تیکت درخواست پشتیبانی' },
    customerProducts: { label: 'سرویس‌های من', also: '' },
    account: { label: 'مدیریت حساب کاربری', also: 'پروفایل مشخصات کاربری' },
    financial: { label: 'امور مالی', also: 'فاکتور پرداخت کیف پول' },
    changePassword: { label: 'تغییر گذرواژه', also: 'رمز عبور' },
    sales: { label: 'پیشنهادهای ویژه', also: 'تخفیف' },
    blog: { label: 'وبلاگ', also: '' },
    contact: { label: 'تماس با ما', also: '' },
  } satisfies Record<string, EntryText>,
}
