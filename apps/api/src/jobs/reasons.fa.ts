/** Why an operation failed, for the customer. Keys are the codes of engine errors and of the runner itself. */
const reasons: Readonly<Record<string, string>> = {
  busy: 'زیرساخت درگیر کار دیگری روی همین سرویس بود. چند دقیقه دیگر دوباره تلاش کنید.',
  cancelled: 'به درخواست شما لغو شد.',
  definition_missing: 'این عملیات در نسخه کنونی سامانه شناخته نیست. با پشتیبانی در میان بگذارید.',
  duplicate: 'سرویسی با همین نشان در زیرساخت هست و با درخواست شما یکی نیست. با پشتیبانی در میان بگذارید.',
  image_missing: 'ایمیج انتخاب‌شده در این دیتاسنتر در دسترس نیست. ایمیج دیگری برگزینید.',
  internal: 'خطایی در زیرساخت رخ داد. دوباره تلاش کنید و اگر تکرار شد با پشتیبانی در میان بگذارید.',
  invalid: 'زیرساخت این مشخصات را نپذیرفت. مشخصات را بازبینی کنید.',
  no_address: 'آی‌پی آزادی در این دیتاسنتر نمانده است. بعداً دوباره تلاش کنید.',
  no_capacity: 'ظرفیت این دیتاسنتر برای مشخصات خواسته‌شده کافی نیست. مشخصات کوچک‌تر یا دیتاسنتر دیگری برگزینید.',
  not_found: 'این سرویس در زیرساخت پیدا نشد. با پشتیبانی در میان بگذارید.',
  rate_limited: 'زیرساخت اکنون درخواست‌های زیادی دارد. چند دقیقه دیگر دوباره تلاش کنید.',
  refused: 'زیرساخت در وضعیت کنونی سرویس این کار را نپذیرفت.',
  server_failed: 'زیرساخت نتوانست سرور را بسازد. دوباره تلاش کنید.',
  timeout: 'زیرساخت در زمان مقرر پاسخ نداد. دوباره تلاش کنید.',
  unauthorized: 'دسترسی سامانه به زیرساخت پذیرفته نشد. پشتیبانی باید آن را بررسی کند.',
  undo_failed: 'عملیات ناموفق بود و بازگرداندن بخشی از آن به بررسی پشتیبانی نیاز دارد.',
  unreachable: 'ارتباط با زیرساخت برقرار نشد. چند دقیقه دیگر دوباره تلاش کنید.',
}

/** A rule of ours that said no inside a step has its own sentence already; give it as `ownSentence`. */
export const reasonFor = (code: string, ownSentence?: string): string =>
  ownSentence ?? reasons[code] ?? reasons['internal'] ?? code
