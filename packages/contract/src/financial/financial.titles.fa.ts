/** What each write of this area does, as the activity log tells it to people. */
export const financialTitles: Readonly<Record<string, string>> = {
  capSet: 'گذاشتن سقف هزینه پروژه',
  voucherUse: 'استفاده از کد هدیه',
  paymentCreate: 'آغاز پرداخت',
  paymentSepCallBack: 'بازگشت از درگاه پرداخت',
  paymentPecCallBack: 'بازگشت از درگاه پرداخت',
  paymentBfaCallBack: 'بازگشت از درگاه پرداخت',
  paymentBpmCallBack: 'بازگشت از درگاه پرداخت',
  paymentSandboxCallBack: 'بازگشت از بانک آزمایشی',
  paymentCheck: 'پیگیری پرداخت از بانک',
  offerPay: 'خرید پیشنهاد ویژه',
  runwaySetWarning: 'تغییر هشدار پایان موجودی',
  serviceOrderSet: 'تغییر ترتیب سرویس‌ها هنگام کمبود موجودی',
  invoicePay: 'پرداخت فاکتور',
  homeIndex: 'بررسی در دسترس بودن',
  financialHomeIndex: 'بررسی در دسترس بودن امور مالی',
}
