import type { Reply } from './bank.ts'

/** The text of an element, whatever its prefix. */
export const elementOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]*)</`, 'i').exec(xml)?.[1]

/** Whether an envelope calls this operation. */
export const calls = (xml: string, operation: string): boolean =>
  new RegExp(`<(?:[\\w-]+:)?${operation}[\\s/>]`, 'i').test(xml)

export const envelope = (inner: string): Reply => ({
  type: 'text/xml; charset=utf-8',
  text: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inner}</soap:Body></soap:Envelope>`,
})
