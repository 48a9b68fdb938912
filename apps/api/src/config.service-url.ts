import { z } from 'zod'
import { isLoopback } from './loopback.ts'

/** Keys and codes travel over it: in the open only as far as this machine. */
export const ServiceUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isLoopback(hostname)
}, 'must begin with https://')
