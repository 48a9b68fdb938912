/** What the comparison with the infrastructure has found, for the first page of the service's owner. */
export const driftText = {
  gone: 'این سرویس دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود.',
  failed: 'زیرساخت برای این سرویس خطا گزارش کرده است و شاید در دسترس نباشد.',
}
