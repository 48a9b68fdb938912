export const portalPublicText = {
  status: 'وضعیت سرویس‌ها',
  incident: 'رخداد',
  blog: 'وبلاگ',
  article: 'مقاله',
}
