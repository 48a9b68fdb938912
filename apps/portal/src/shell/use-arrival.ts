import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What somebody was led to a page for; it travels with the entry of the history, not with the address. */
export interface Arrival<Act extends string = string> {
  act: Act
  /** Of what it is about, where the page is not about it alone. */
  id?: number
}

/** Whoever was led here for one of these acts is asked at once; once, and not again when the page is opened by "back". */
export const useArrival = <Act extends string>(acts: readonly Act[], begin: (arrival: Arrival<Act>) => void) => {
  const navigate = useNavigate()
  const { state, ...place } = useLocation()
  const arrival = state as Partial<Arrival> | null
  const act = acts.find((one) => one === arrival?.act)
  const onArrival = useEffectEvent((wanted: Act) => {
    void navigate(place, { replace: true, state: null })
    begin({ act: wanted, ...(arrival?.id !== undefined && { id: arrival.id }) })
  })
  useEffect(() => {
    if (act) onArrival(act)
  }, [act])
}
