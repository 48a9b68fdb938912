import { useSyncExternalStore } from 'react'
import { showMoneyIn, type Currency } from '../format/rials.ts'
import { createBrowserStore } from './browser-store.ts'

export const currencies = ['rial', 'toman'] as const satisfies readonly Currency[]

const currencyStore = createBrowserStore<Currency>('sarv.currency', {
  parse: (text) => (text === 'toman' ? text : 'rial'),
  format: (currency) => (currency === 'rial' ? null : currency),
})

const apply = () => showMoneyIn(currencyStore.get())
apply()
// First of all who listen: whoever draws after it finds the new one.
currencyStore.subscribe(apply)

export const setCurrency = (currency: Currency) => currencyStore.set(currency)

/** What money is shown in, here and in every other tab. */
export const useCurrency = (): Currency => useSyncExternalStore(currencyStore.subscribe, currencyStore.get)
