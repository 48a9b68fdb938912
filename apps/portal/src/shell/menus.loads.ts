/**
 * What the header opens. A chunk of its own, because it names every chunk that any of them needs: a page that is only looked
 * at should not carry these names.
 */
export const menuLoads = {
  account: async () => (await import('./AccountMenuContent.tsx')).AccountMenuContent,
  notifications: async () => (await import('./NotificationList.tsx')).NotificationList,
  projects: async () => (await import('./ProjectList.tsx')).ProjectList,
  more: async () => (await import('./MoreMenuContent.tsx')).MoreMenuContent,
}
