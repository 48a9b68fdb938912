import { useSearchParams } from 'react-router'
import { wireToUtc } from '../../../format/dates.ts'

/** As the calls of a bill take it. */
export interface BillPart {
  fromDate?: string
  toDate?: string
}

const dayMs = 86_400_000

/** From its midnight to the next one; of no day: all of it. */
export const partOfDay = (day: string | undefined): BillPart => {
  if (day === undefined) return {}
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
  return { fromDate: `${day}T00:00:00`, toDate: `${next}T00:00:00` }
}

/** A part until the moment at which the bill was read: its lines and their explanation are one reading. */
export const asRead = (part: BillPart, { toDate }: { toDate?: string | null }): BillPart =>
  toDate ? { ...part, toDate } : part

/** What stands in an address may be anything. */
export const isDay = (text: string | null): text is string =>
  text !== null && wireToUtc(`${text}T00:00:00`)?.toISOString().slice(0, 10) === text

/** The day of the wire that a bill is narrowed to, in the address. */
export const useBillDay = () => {
  const [search, setSearch] = useSearchParams()
  const given = search.get('day')
  const chooseDay = (day: string | undefined) =>
    setSearch(
      (to) => {
        if (day === undefined) to.delete('day')
        else to.set('day', day)
        return to
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return { day: isDay(given) ? given : undefined, chooseDay }
}
