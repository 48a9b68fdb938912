/** The code of the pages for everyone, by what asks for it. */
export const portalPublicLoads = {
  blogPage: async () => (await import('./blog/BlogPage.tsx')).BlogPage,
  articlePage: async () => (await import('./blog/ArticlePage.tsx')).ArticlePage,
  newsletterConfirmPage: async () => (await import('./newsletter/NewsletterConfirmPage.tsx')).NewsletterConfirmPage,
  newsletterUnsubscribePage: async () =>
    (await import('./newsletter/NewsletterUnsubscribePage.tsx')).NewsletterUnsubscribePage,
  statusPage: async () => (await import('./incidents/StatusPage.tsx')).StatusPage,
  incidentPage: async () => (await import('./incidents/IncidentPage.tsx')).IncidentPage,
}
