import type { MenuWords } from '../../shell/menu-words.ts'

export const vmMenuWords: MenuWords = {
  vm: {
    keywords: 'vm virtual server machine vps سرور ابری ابرک ماشین مجازی',
    hint: 'سرور با سیستم‌عامل دلخواه، در چند دقیقه',
  },
  key: { keywords: 'ssh key کلید' },
  network: { keywords: 'network شبکه خصوصی', hint: 'پیوند سرورها با هم، دور از اینترنت' },
  vpc: { keywords: 'vpc private cloud router دیتاسنتر مجازی روتر NAT', hint: 'شبکه‌ها پشت یک گیت‌وی با نشانی خودش' },
  balancer: { keywords: 'load balancer lb haproxy متعادل‌کننده بار توزیع بار', hint: 'پخش بار میان چند سرور' },
  topology: { keywords: 'topology map diagram توپولوژی دیاگرام' },
  volume: { keywords: 'volume disk ولوم دیسک ابری', hint: 'فضای بیشتر برای سرورها، با نسخه پشتیبان' },
}
