import type { z } from 'zod'

/** What is to be written for a key, as it goes on after "write". */
const hints: Readonly<Record<string, string>> = {
  id: 'a whole number from 1 on',
  name: 'a name',
  photoName: 'the name of a picture',
  engine: 'sandbox, or a name of the configuration file',
  fullReason: 'a sentence for customers',
  product: 'the name of a product, such as vm',
  item: 'the name of a unit, such as vCpu',
  unit: 'what customers call one of it',
  whileOff: 'paid or free',
  description: 'a sentence for customers',
  supplementaryDescription: 'a sentence for customers',
  items: 'a list of units, each after a dash',
  masters: 'a list of { workersUpTo, count, holds }',
  workersUpTo: 'a whole number from 1 on',
  count: 'a whole number from 1 on',
  holds: 'how much of each unit, such as { vCpu: 2, vMemory: 4 }',
  prices: 'at least one price, such as [{ from: 2027-03-21, rials: 450000 }]',
  from: 'a day of the Gregorian calendar, such as 2027-03-21',
  until: 'the last day, such as 2027-03-20',
  rials: 'whole rials from 0 on, such as 450000',
  datacenter: 'the id of a datacenter, or leave it out for all of them',
  isPopular: 'true or false',
  operatingSystem: 'the name of a system, such as ubuntu',
  hypervisor: 'openStack or vmware',
  family: 'the name of a family of systems, such as Ubuntu',
  engineRef: 'the name of the image on the engines',
  minMemoryGb: 'whole GB, such as 4',
  minDiskGb: 'whole GB, such as 50',
  percent: 'a whole number from 0 to 99',
  commissionPercent: 'a whole number from 0 to 99',
  pay: 'whole rials, such as 20000000',
  gift: 'whole rials, such as 1000000',
  min: 'whole rials, such as 500000',
  max: 'whole rials, such as 2000000000',
  topUp: 'the smallest and largest payment, such as { min: 500000, max: 2000000000 }',
  code: 'letters, digits, - and _, such as nowruz-1405',
  link: 'a page of the portal, such as /portal/sales, or an https address',
  holdHours: 'whole hours, such as 72',
  graceDays: 'whole days, such as 14',
  renewalDays: 'whole days, such as 14',
  quoteDays: 'whole days, such as 7',
  unconfirmed: 'the limits of who has not shown who they are, such as { cpu: 2, memoryGb: 4, ... }',
  confirmed: 'the limits from a confirmed identity on, such as { cpu: 8, memoryGb: 16, ... }',
  paid: 'the limits from the first payment on, such as { cpu: 64, memoryGb: 256, ... }',
}

const amount = 'a whole number from 0 on'
const entry = 'a list, each entry after a dash, as in the files that come with Sarv'

type Issue = z.core.$ZodIssue & { input?: unknown }

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

const hintFor = (path: readonly PropertyKey[]): string => {
  const key = path.at(-1)
  if (typeof key === 'string') return hints[key] ?? amount
  return key === undefined ? entry : 'an entry with its keys, such as { id: 1, name: ... }'
}

/** One mistake, and what to write instead. `keys` are those that the place has. */
export const sentenceFor = (issue: Issue, keys: readonly string[]): string => {
  const { path } = issue
  const key = path.findLast((part) => typeof part === 'string')
  const what = typeof path.at(-1) === 'string' ? String(key) : 'this'
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message
    case 'unrecognized_keys': {
      const unknown = issue.keys.map((name) => `"${name}"`).join(', ')
      return `${unknown} is not known here: write one of ${keys.join(', ')}, or take it out`
    }
    default:
      return issue.input === undefined
        ? `${what} is missing: write ${hintFor(path)}`
        : `${what} is ${shown(issue.input)}: write ${hintFor(path)}`
  }
}
