import { defineEnum } from '../define-enum.ts'
import * as fa from './dns-cdn.enums.fa.ts'

/** Requests carry the number (or the name), answers the name. */
export const dnsRecordType = defineEnum(fa.dnsRecordType, {
  A: { id: 1 },
  AAAA: { id: 2 },
  NS: { id: 3 },
  MX: { id: 4 },
  CNAME: { id: 5 },
  TXT: { id: 6 },
  PTR: { id: 7 },
  SRV: { id: 8 },
  CAA: { id: 9 },
})

export const cdnType = defineEnum(fa.cdnType, {
  http: { id: 1 },
  httpsHttp: { id: 2 },
  httpsHttps: { id: 3 },
})

/** Edge and origin certificates. */
export const certType = defineEnum(fa.certType, {
  cloud: { id: 1 },
  user: { id: 2 },
})

export const cdnLbPolicy = defineEnum(fa.cdnLbPolicy, {
  first: { id: 1 },
  random: { id: 2 },
  roundRobin: { id: 3 },
  leastRequests: { id: 4 },
  powerOfTwo: { id: 5 },
})

/** Seconds. */
export const dnsTtl = defineEnum(fa.dnsTtl, {
  m2: { id: 120 },
  m5: { id: 300 },
  m10: { id: 600 },
  m15: { id: 900 },
  m30: { id: 1800 },
  h1: { id: 3600 },
  h2: { id: 7200 },
})

/** The `productId` of a domain registration: an older numbering than `productCategory`. */
export const domainOrderType = defineEnum(fa.domainOrderType, {
  register: { id: 10 },
  transfer: { id: 11 },
})
