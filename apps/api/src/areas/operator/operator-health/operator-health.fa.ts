import { ltr } from '@sarv/contract/direction'

export const healthText = {
  /** The configuration names nobody who sells. */
  noSeller: `هیچ فاکتوری صادر نمی‌شود، چون فروشنده در پیکربندی نیامده است. بخش ${ltr('seller')} را به فایلی که ${ltr('SARV_CONFIG')} نشان می‌دهد بیفزایید و سرور را دوباره راه بیندازید؛ فاکتورهای مانده سپس خودشان صادر می‌شوند.`,
  nothing: 'هیچ',
  /** Of things that nobody orders by themselves. */
  parts: {
    VpcNetwork: 'شبکه ابر خصوصی',
    VpcIp: 'نشانی ابر خصوصی',
    VpcNat: 'فوروارد ابر خصوصی',
  } as Readonly<Record<string, string>>,
  details: {
    name: 'نام در زیرساخت',
    why: 'چرا',
    expected: 'باید باشد',
    found: 'در زیرساخت',
    fault: 'خطا',
    missing: 'آنچه نیست',
    lost: 'تنظیم ازدست‌رفته باکت',
    furtherBuckets: 'باکت‌های دیگر در همین فضا',
    maxBuckets: 'چند باکت می‌توان ساخت',
  } as Readonly<Record<string, string>>,
  values: {
    'why:unknown': 'ردیفی با این شماره در پایگاه داده نیست',
    'why:ended': 'در پایگاه داده پایان یافته است',
    'why:second': 'دومین چیز با همین نشان است',
    'missing:space': 'فضای باکت',
    'missing:bucket': 'خود باکت',
  } as Readonly<Record<string, string>>,
  /** Why an engine gave no answer, by the code that it was given. */
  failures: {
    unreachable: 'ارتباط برقرار نشد',
    timeout: 'پاسخ کامل در زمان مقرر نرسید',
    unauthorized: 'نام یا گذرواژه ما پذیرفته نشد',
    rate_limited: 'درخواست‌های ما را بیش از اندازه دانست',
    refused: 'درخواست ما را نپذیرفت',
    invalid: 'پاسخی داد که خوانده نمی‌شود',
  } as Readonly<Record<string, string>>,
  failure: (code: string): string => healthText.failures[code] ?? `خطای ${ltr(code)}`,
  together: (parts: readonly string[]): string => parts.join('، '),
}
