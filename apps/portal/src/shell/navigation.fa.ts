export const navigationText = {
  menu: 'منو',
  apiDocs: 'مستندات API',
}
