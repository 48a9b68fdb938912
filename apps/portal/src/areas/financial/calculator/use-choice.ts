import { calculatorTabs, type CalculatorTab, type SizeName } from '@sarv/contract/financial/calculator/calculations'
import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { choiceIn, periodIn, searchOf, tabIn, type Choice } from './choice.ts'
import type { Period } from './period.ts'

/** Browsers refuse an address that changes with every move of a slider. */
const writeAfterMs = 250

/** A plan holds cores, memory and disk: another one of these is no longer the plan. */
const heldByPlan: ReadonlySet<SizeName> = new Set(['cpu', 'ram', 'disk'])

/** What is calculated. It follows the fingers at once, and the address follows it. */
export const useChoice = () => {
  const [search, setSearch] = useSearchParams()
  const tab = tabIn(search)
  const [touched, setTouched] = useState<Partial<Record<CalculatorTab, Choice>>>({})
  const [period, setPeriod] = useState(() => periodIn(search))
  const choice = touched[tab] ?? choiceIn(tab, search)
  const hrefOf = (other: CalculatorTab) =>
    `?${searchOf(other, period, touched[other] ?? choiceIn(other, other === tab ? search : new URLSearchParams()))}`
  const written = searchOf(tab, period, choice).toString()
  const isTouched = touched[tab] !== undefined || period !== periodIn(search)

  // On the way to another page the address is that page's: writing it now would lead back here.
  const isStaying = useNavigation().state === 'idle'

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isStaying || !isTouched || written === search.toString()) return undefined
    timer.current = setTimeout(
      () => setSearch(new URLSearchParams(written), { replace: true, preventScrollReset: true }),
      writeAfterMs,
    )
    return () => clearTimeout(timer.current)
  }, [isStaying, isTouched, written, search, setSearch])

  const change = (next: Choice) => setTouched({ ...touched, [tab]: next })
  return {
    tab,
    period,
    choice,
    /** As it can be sent to somebody. */
    address: `?${written}`,
    links: calculatorTabs.map((id) => ({ id, href: hrefOf(id) })),
    setPeriod: (next: Period) => setPeriod(next),
    setSize: (name: SizeName, size: number) =>
      change({
        sizes: { ...choice.sizes, [name]: size },
        planId: heldByPlan.has(name) && size !== choice.sizes[name] ? null : choice.planId,
      }),
    setChoice: change,
    /** Called on the way out, before the router itself says so. */
    stopWriting: () => clearTimeout(timer.current),
    reset: () => change(choiceIn(tab, new URLSearchParams())),
  }
}
