export const navigationText = {
  menu: 'منو',
  apiDocs: 'مستندات API',
  groups: { infrastructure: 'زیرساخت ابری' },
}
