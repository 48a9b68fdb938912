/** Titles of the pages, for the window, the phone's header and screen readers, and lines of the menu. */
export const vmPagesText = {
  vmList: 'سرورهای مجازی',
  cloudServers: 'سرورهای ابر خصوصی',
  vmCreate: 'ساخت سرور',
  vmBin: 'سطل بازیافت سرورها',
  vmDetail: 'سرور مجازی',
  volumeList: 'دیسک‌ها (ولوم)',
  networkList: 'شبکه‌های خصوصی',
  topology: 'نقشه شبکه',
  nodeList: 'سرورهای شبکه',
  vpcList: 'ابرهای خصوصی',
  vpcCreate: 'ساخت ابر خصوصی',
  vpcDetail: 'ابر خصوصی',
  balancerList: 'لودبالانسرها',
  keyList: 'کلیدهای SSH',
  console: 'کنسول سرور',
  group: 'زیرساخت ابری',
  /** What other panels call it is searched for, never shown. */
  navigation: {
    vm: {
      label: 'سرورهای مجازی',
      also: 'سرور ابری ابرک ماشین مجازی',
      hint: 'سرور با سیستم‌عامل دلخواه، در چند دقیقه',
    },
    key: { label: 'کلیدهای دسترسی', also: 'کلید', hint: undefined },
    network: { label: 'شبکه', also: 'شبکه خصوصی', hint: 'پیوند سرورها با هم، دور از اینترنت' },
    vpc: { label: 'ابر خصوصی', also: 'دیتاسنتر مجازی روتر NAT', hint: 'شبکه‌ها پشت یک گیت‌وی با نشانی خودش' },
    balancer: { label: 'لودبالانسرها', also: 'متعادل‌کننده بار توزیع بار', hint: 'پخش بار میان چند سرور' },
    topology: { label: 'نقشه شبکه', also: 'توپولوژی دیاگرام', hint: undefined },
    volume: { label: 'دیسک‌ها', also: 'ولوم دیسک ابری', hint: 'فضای بیشتر برای سرورها، با نسخه پشتیبان' },
  },
}
