import type { BalancerObstacleReason, CertificateObstacle, MemberObstacle } from './load-balancers.rules.ts'

/** Why a balancer cannot be like that: under a field of the form, and from the server. */
export const balancerObstacleText: Readonly<Record<BalancerObstacleReason, string>> = {
  none: 'زیرساخت این دیتاسنتر لودبالانسر ندارد.',
  algorithm: 'زیرساخت این دیتاسنتر این الگوریتم را ندارد؛ الگوریتم دیگری انتخاب کنید.',
  protocol: 'زیرساخت این دیتاسنتر این پروتکل را نمی‌خواند؛ پروتکل دیگری انتخاب کنید.',
  portTaken: 'شنونده دیگری همین پورت را دارد؛ هر پورت فقط یک شنونده TCP و یک شنونده UDP می‌پذیرد.',
  memberTwice: 'سروری در این شنونده تکرار شده است؛ تکراری را بردارید.',
  memberUnknown: 'وزن یا تخلیه برای سروری نوشته شده است که پشت این شنونده نیست.',
  weights: 'زیرساخت این دیتاسنتر وزن ندارد و بار را برابر پخش می‌کند.',
  draining: 'زیرساخت این دیتاسنتر تخلیه ندارد؛ سرور را از شنونده بردارید.',
  check: 'زیرساخت این دیتاسنتر این نوع بررسی سلامت را ندارد.',
  checkProtocol: 'این نوع بررسی سلامت با پروتکل شنونده سازگار نیست.',
  session: 'زیرساخت این دیتاسنتر این نوع چسبندگی نشست را ندارد.',
  sessionProtocol: 'چسبندگی با کوکی فقط برای HTTP و HTTPS است.',
  namedCertificates: 'زیرساخت این دیتاسنتر برای هر شنونده فقط یک گواهی می‌پذیرد.',
  certificateProtocol: 'گواهی فقط برای شنونده HTTPS است.',
}

/** Why a certificate cannot be used with its key. */
export const certificateObstacleText: Readonly<Record<CertificateObstacle, string>> = {
  unreadable: 'گواهی خوانده نشد؛ متن کامل فایل PEM را بگذارید.',
  unreadableKey: 'کلید خصوصی خوانده نشد؛ متن کامل فایل PEM را بگذارید.',
  encryptedKey: 'کلید خصوصی گذرواژه دارد؛ کلید بدون گذرواژه را بگذارید.',
  weakKey: 'کلید باید RSA با دست‌کم ۲۰۴۸ بیت یا ECDSA باشد.',
  otherKey: 'این کلید خصوصی از آنِ این گواهی نیست.',
  notYet: 'زمان این گواهی هنوز نرسیده است؛ گواهی‌ای بگذارید که اکنون معتبر باشد.',
  expired: 'زمان این گواهی گذشته است؛ گواهی تازه‌ای بگذارید.',
  noNames: 'در این گواهی نام دامنه‌ای نیست.',
}

/** Why a server cannot be put behind a listener, or taken from behind it. */
export const memberObstacleText: Readonly<Record<MemberObstacle, string>> = {
  listenerGone: 'لودبالانسر دیگر این شنونده را ندارد.',
  there: 'این سرور همین حالا پشت این شنونده است.',
  notThere: 'این سرور پشت این شنونده نیست.',
  last: 'جز این، سروری پشت این شنونده نیست؛ نخست سرور دیگری پشت آن بگذارید.',
  full: 'پشت این شنونده جا برای سرور دیگری نیست.',
}
