/** The code of this area, by what asks for it. */
export const portalLoads = {
  ticketListPage: async () => (await import('./tickets/TicketListPage.tsx')).TicketListPage,
  ticketPage: async () => (await import('./tickets/TicketPage.tsx')).TicketPage,
  newTicketPage: async () => (await import('./tickets/NewTicketPage.tsx')).NewTicketPage,
  askPanel: async () => (await import('./tickets/AskPanel.tsx')).AskPanel,
  menuWords: async () => (await import('./portal.menu-words.ts')).portalMenuWords,
  palette: async () => (await import('./palette-sources.ts')).paletteSources,
}
