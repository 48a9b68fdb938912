/** The code of this area, by what asks for it. */
export const financialLoads = {
  calculatorPage: async () => (await import('./calculator/CalculatorPage.tsx')).CalculatorPage,
  financialPage: async () => (await import('./page/FinancialPage.tsx')).FinancialPage,
  toWallet: async () => (await import('./page/ToWallet.tsx')).ToWallet,
  walletPage: async () => (await import('./wallet/WalletPage.tsx')).WalletPage,
  paymentsPage: async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage,
  paymentPage: async () => (await import('./payments/PaymentResultPage.tsx')).PaymentResultPage,
  invoicesPage: async () => (await import('./invoices/InvoicesPage.tsx')).InvoicesPage,
  invoicePage: async () => (await import('./invoices/InvoicePage.tsx')).InvoicePage,
  billsPage: async () => (await import('./bills/BillsPage.tsx')).BillsPage,
  salesPage: async () => (await import('./offers/SalesPage.tsx')).SalesPage,
  servicesPage: async () => (await import('./orders/ServicesPage.tsx')).ServicesPage,
  navigation: async () => (await import('./page/navigation.ts')).navigation,
  palette: async () => (await import('./page/palette-sources.ts')).paletteSources,
  deposit: async () => (await import('./deposit/DepositPanel.tsx')).DepositPanel,
  voucher: async () => (await import('./wallet/VoucherPanel.tsx')).VoucherPanel,
}
