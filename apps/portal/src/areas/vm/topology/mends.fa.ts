/** What is done where a problem of the network is put right. */
export const mendText = {
  server: 'روشن کردن در صفحه سرور',
  firewall: 'تغییر فایروال',
  networks: 'شبکه‌های سرور',
  network: 'شبکه‌های ابر خصوصی',
  forward: 'دیدن این هدایت پورت',
  newForward: 'هدایت پورت تازه',
  address: 'دیدن این نشانی',
  exit: 'روشن کردن SNAT',
  balancer: 'بررسی لودبالانسر',
  cloud: 'صفحه ابر خصوصی',
}
