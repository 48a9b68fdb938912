/** Isolates a Latin name, so that it keeps its direction inside a Persian sentence. */
const latin = (value: string) => `\u2068${value}\u2069`

/** What it risks to pull the plug. */
export const forcedText = {
  stop: {
    title: (name: string) => `خاموش کردن اجباری ${latin(name)}؟`,
    text: 'برق سرور بی‌درنگ قطع می‌شود و داده‌ای که هنوز روی دیسک نوشته نشده از دست می‌رود. اگر سیستم‌عامل پاسخ می‌دهد، «خاموش کردن» امن‌تر است.',
  },
  reset: {
    title: (name: string) => `ریست سخت‌افزاری ${latin(name)}؟`,
    text: 'سرور مانند فشردن دکمه ریست، بدون بستن برنامه‌ها از نو بالا می‌آید و داده‌ای که هنوز روی دیسک نوشته نشده از دست می‌رود. اگر سیستم‌عامل پاسخ می‌دهد، «راه‌اندازی مجدد» امن‌تر است.',
  },
}
