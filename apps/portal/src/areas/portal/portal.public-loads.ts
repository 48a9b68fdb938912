/** The code of the pages for everyone, by what asks for it. */
export const portalPublicLoads = {
  statusPage: async () => (await import('./incidents/StatusPage.tsx')).StatusPage,
  incidentPage: async () => (await import('./incidents/IncidentPage.tsx')).IncidentPage,
}
