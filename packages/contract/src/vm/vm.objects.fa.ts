import type { AreaObjectText } from '../area-objects.ts'

export const vmObjectText = {
  names: {
    server: 'سرور',
    volume: 'دیسک',
    network: 'شبکه خصوصی',
    vpc: 'ابر خصوصی',
    key: 'کلید SSH',
    disk: 'دیسک داده',
    snapshot: 'اسنپ‌شات',
    volumeSnapshot: 'اسنپ‌شات دیسک',
    backup: 'نسخه پشتیبان',
    firewallRule: 'قانون فایروال',
    address: 'نشانی IP',
    cloudAddress: 'نشانی عمومی ابر',
    forward: 'هدایت پورت',
    loadBalancer: 'لودبالانسر',
  },
  fields: {
    cpu: 'پردازنده (vCPU)',
    memory: 'حافظه (گیگابایت)',
    disk: 'دیسک (گیگابایت)',
    volumeSize: 'اندازه (گیگابایت)',
    isLocked: 'قفل حذف',
    reverseName: 'نام معکوس',
    isProtected: 'محافظت در برابر حذف',
    port: 'پورت عمومی',
    portEnd: 'پایان بازه',
    sourceIp: 'مبدأ',
    destinationIp: 'مقصد',
    destinationPort: 'پورت مقصد',
    isPinned: 'سنجاق',
    productBundleId: 'پلن',
  },
  edits: {
    vmHostEdit: (changed) => {
      if (changed.join() === 'isPinned') return 'تغییر سنجاق سرور'
      if (!changed.includes('name')) return undefined
      return changed.every((field) => field === 'name' || field === 'isPinned')
        ? 'تغییر نام سرور'
        : 'تغییر نام و منابع سرور'
    },
    volumeEdit: (changed) => ({ name: 'تغییر نام دیسک', volumeSize: 'بزرگ کردن دیسک' })[changed.join()],
    vpcEdit: (changed) => ({ name: 'تغییر نام ابر خصوصی', productBundleId: 'تغییر پلن ابر خصوصی' })[changed.join()],
    vmNetworkEdit: (changed) => ({ name: 'تغییر نام شبکه خصوصی' })[changed.join()],
  },
} as const satisfies AreaObjectText
