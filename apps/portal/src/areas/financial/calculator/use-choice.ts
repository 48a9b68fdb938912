import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SizeName } from '../../../services/orders/sizes-in-address.ts'
import { choiceIn, periodIn, searchOf, tabIn, type Choice } from './choice.ts'
import { tabs, type Tab } from './calculations.ts'
import type { Period } from './period.ts'

/** Browsers refuse an address that changes with every move of a slider. */
const writeAfterMs = 250

/** A plan holds cores, memory and disk: another one of these is no longer the plan. */
const heldByPlan: ReadonlySet<SizeName> = new Set(['cpu', 'ram', 'disk'])

/** What is calculated. It follows the fingers at once, and the address follows it. */
export const useChoice = () => {
  const [search, setSearch] = useSearchParams()
  const tab = tabIn(search)
  const [touched, setTouched] = useState<Partial<Record<Tab, Choice>>>({})
  const [period, setPeriod] = useState(() => periodIn(search))
  const choice = touched[tab] ?? choiceIn(tab, search)
  const hrefOf = (other: Tab) =>
    `?${searchOf(other, period, touched[other] ?? choiceIn(other, other === tab ? search : new URLSearchParams()))}`
  const written = searchOf(tab, period, choice).toString()
  const isTouched = touched[tab] !== undefined || period !== periodIn(search)

  useEffect(() => {
    if (!isTouched || written === search.toString()) return undefined
    const timer = setTimeout(
      () => setSearch(new URLSearchParams(written), { replace: true, preventScrollReset: true }),
      writeAfterMs,
    )
    return () => clearTimeout(timer)
  }, [isTouched, written, search, setSearch])

  const change = (next: Choice) => setTouched({ ...touched, [tab]: next })
  return {
    tab,
    period,
    choice,
    /** As it can be sent to somebody. */
    address: `?${written}`,
    links: tabs.map((id) => ({ id, href: hrefOf(id) })),
    setPeriod: (next: Period) => setPeriod(next),
    setSize: (name: SizeName, size: number) =>
      change({
        sizes: { ...choice.sizes, [name]: size },
        planId: heldByPlan.has(name) && size !== choice.sizes[name] ? null : choice.planId,
      }),
    setChoice: change,
    reset: () => change(choiceIn(tab, new URLSearchParams())),
  }
}
