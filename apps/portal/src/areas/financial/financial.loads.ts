/** The code of this area, by what asks for it. */
export const financialLoads = {
  calculatorPage: async () => (await import('./calculator/CalculatorPage.tsx')).CalculatorPage,
}
