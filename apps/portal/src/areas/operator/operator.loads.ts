/** The code of the operators' pages, by what asks for it. */
export const operatorLoads = {
  setUpPage: async () => (await import('./operator-sessions/OperatorSetUpPage.tsx')).OperatorSetUpPage,
  customersPage: async () => (await import('./operator-customers/CustomersPage.tsx')).CustomersPage,
  customerPage: async () => (await import('./operator-customers/CustomerPage.tsx')).CustomerPage,
  viewEndPage: async () => (await import('./operator-views/ViewEndPage.tsx')).ViewEndPage,
  ticketsPage: async () => (await import('./operator-tickets/TicketsPage.tsx')).TicketsPage,
  cannedRepliesPage: async () => (await import('./operator-canned-replies/CannedRepliesPage.tsx')).CannedRepliesPage,
  auditPage: async () => (await import('./operator-audit/AuditPage.tsx')).AuditPage,
  waitingPage: async () => (await import('./waiting/WaitingPage.tsx')).WaitingPage,
  vouchersPage: async () => (await import('./operator-vouchers/VouchersPage.tsx')).VouchersPage,
  offersPage: async () => (await import('./operator-vouchers/OffersPage.tsx')).OffersPage,
  operationsPage: async () => (await import('./operator-operations/OperationsPage.tsx')).OperationsPage,
  healthPage: async () => (await import('./operator-health/HealthPage.tsx')).HealthPage,
  articlesPage: async () => (await import('./operator-articles/ArticlesPage.tsx')).ArticlesPage,
  broadcastsPage: async () => (await import('./operator-broadcasts/BroadcastsPage.tsx')).BroadcastsPage,
  incidentsPage: async () => (await import('./operator-incidents/IncidentsPage.tsx')).IncidentsPage,
  deskPage: async () => (await import('./desk/DeskPage.tsx')).DeskPage,
}
