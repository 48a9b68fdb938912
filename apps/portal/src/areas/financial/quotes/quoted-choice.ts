import {
  calculations,
  calculatorTabs,
  type CalculatorTab,
  type Sizes,
} from '@sarv/contract/financial/calculator/calculations'
import { calculationText, sizesInWords } from '@sarv/contract/financial/calculator/calculator.fa'
import type { QuotedChoice, QuoteItemModel } from '@sarv/contract/financial/quotes/quotes.schemas'
import { searchOf, type Choice } from '../calculator/choice.ts'

/** A choice of the calculator as a quote is asked for it. */
export const itemOf = (tab: CalculatorTab, { sizes, planId }: Choice): QuoteItemModel => ({
  tab,
  ...Object.fromEntries(calculations[tab].sizes.map(({ name, start }) => [name, sizes[name] ?? start])),
  ...(planId !== null && { plan: planId }),
})

/** What of a quote the calculator knows; a later server may quote more. */
export const choiceOf = ({ tab: name, plan, ...sizes }: QuotedChoice): { tab: CalculatorTab; choice: Choice } => ({
  tab: calculatorTabs.find((tab) => tab === name) ?? 'vm',
  choice: { sizes, planId: plan ?? null },
})

export const kindOf = (name: string): string =>
  calculatorTabs.some((tab) => tab === name) ? calculationText.tabs[name as CalculatorTab] : name

export const wordsOf = (chosen: QuotedChoice): string => {
  const { tab, choice } = choiceOf(chosen)
  return sizesInWords(tab, choice.sizes satisfies Sizes)
}

/** The same in the calculator, at the prices of the day. */
export const calculatorSearch = (chosen: QuotedChoice): URLSearchParams => {
  const { tab, choice } = choiceOf(chosen)
  return searchOf(tab, 'month', choice)
}
