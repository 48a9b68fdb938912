type Id = number | string

/** Addresses of this area's pages. */
export const portalPaths = {
  tickets: '/portal/supports',
  ticket: (id: Id) => `/portal/support/${id}`,
  newTicket: '/portal/support/add-ticket',
}
