export const dashboardServicesText = {
  services: 'سرویس‌ها در همه پروژه‌ها',
  all: 'سرویس‌های من',
  none: 'هنوز سرویسی ندارید.',
  failed: 'سرویس‌ها خوانده نشد',
  state: (count: string, status: string) => `${count} ${status}`,
  and: '، ',
}
