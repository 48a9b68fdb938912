/** Titles of the frame's own pages. */
export const routesText = {
  forbidden: 'دسترسی ندارید',
  notFound: 'صفحه پیدا نشد',
}
