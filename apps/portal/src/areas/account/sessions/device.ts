import { parse } from 'bowser'
import { deviceText as text } from './device.fa.ts'

export interface Device {
  /** "Chrome on Windows", as far as it is known. */
  name: string
  kind: 'desktop' | 'phone' | 'tablet' | 'other'
}

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** A program that is no browser says its name first: `curl/8.5.0`. */
const programOf = (userAgent: string): string => userAgent.split(/[\s/]/, 1)[0]?.slice(0, 40) ?? ''

/** The browser and the system behind a user agent, in words. */
export const deviceOf = (userAgent: string | null | undefined): Device => {
  const agent = userAgent?.trim()
  if (!agent) return { name: text.unknown, kind: 'other' }
  const { browser, os, platform } = parse(agent)
  const program = browser.name || programOf(agent)
  return {
    name: os.name ? text.on(program, os.name) : text.program(program),
    kind: kinds[platform.type ?? ''] ?? 'other',
  }
}
