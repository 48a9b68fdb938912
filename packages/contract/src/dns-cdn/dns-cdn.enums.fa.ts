/** Persian names of the ids in `dns-cdn.enums.ts`: one table each, by the same names. */

export const dnsRecordType = {
  A: 'A',
  AAAA: 'AAAA',
  NS: 'NS',
  MX: 'MX',
  CNAME: 'CNAME',
  TXT: 'TXT',
  PTR: 'PTR',
  SRV: 'SRV',
  CAA: 'CAA',
} as const

export const cdnType = {
  http: 'بدون رمزنگاری',
  httpsHttp: 'رمزنگاری تا لبه',
  httpsHttps: 'رمزنگاری تا سرور مبدأ',
} as const

export const certType = {
  cloud: 'گواهی سامانه',
  user: 'گواهی شخصی',
} as const

export const cdnLbPolicy = {
  first: 'نخستین سرور',
  random: 'تصادفی',
  roundRobin: 'نوبتی',
  leastRequests: 'کمترین درخواست',
  powerOfTwo: 'بهترین از دو انتخاب',
} as const

export const dnsTtl = {
  m2: '۲ دقیقه',
  m5: '۵ دقیقه',
  m10: '۱۰ دقیقه',
  m15: '۱۵ دقیقه',
  m30: '۳۰ دقیقه',
  h1: '۱ ساعت',
  h2: '۲ ساعت',
} as const

export const domainOrderType = {
  register: 'ثبت',
  transfer: 'انتقال',
} as const
