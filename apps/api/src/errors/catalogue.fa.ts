/** The short heading of an error, by its HTTP status. */
export const statusTitles: Readonly<Record<number, string>> = {
  400: 'درخواست پذیرفته نشد',
  401: 'ورود لازم است',
  403: 'دسترسی ندارید',
  404: 'پیدا نشد',
  405: 'روش نادرست',
  408: 'پایان مهلت',
  409: 'ناسازگاری با وضعیت کنونی',
  413: 'حجم بیش از اندازه',
  415: 'نوع محتوای ناشناخته',
  422: 'اطلاعات نادرست',
  429: 'درخواست‌های پی‌درپی',
  431: 'هدر بیش از اندازه',
  500: 'خطای سامانه',
  503: 'خارج از دسترس',
}

export const startPageText = {
  portalMissing:
    'پنل هنوز ساخته نشده است. دستور npm start آن را می‌سازد.\nThe portal is not built yet: "npm start" builds it. The API is at /api/docs.\n',
}
