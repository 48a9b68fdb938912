import { named } from '@sarv/contract/direction'
import { networkInWords } from '@sarv/contract/vm/vpcs/vpcs.fa'

const numbers = new Intl.NumberFormat('fa-IR')

/** What people read about ways between private clouds. */
export const accessText = {
  grant: 'برقراری دسترسی ابر خصوصی {name} به شبکه {other}',
  end: 'پایان دسترسی ابر خصوصی {name} به شبکه {other}',
  steps: {
    reach: 'باز کردن راه میان دو ابر',
    leave: 'بستن راه میان دو ابر',
  },
  effects: {
    asks: 'درخواست به مدیر شبکه می‌رسد؛ تا پاسخ او راهی باز نمی‌شود. پس از آن سرورهای دو سو به یکدیگر می‌رسند، هر جا که فایروالشان بگذارد.',
  },
  wayOf: (cloud: string) => `دسترسی ابر ${named(cloud)}`,
  waysOut: (count: number) => `${numbers.format(count)} دسترسی به شبکه ابرهای دیگر`,
  networkLeft: {
    subject: 'درخواست دسترسی به شبکه پایان یافت',
    reason: (cloud: string) => `شبکه از ابر ${named(cloud)} جدا شد؛ دیگر کسی نمی‌تواند پاسخ دهد.`,
    content: (asking: string, network: string, cloud: string) =>
      `ابر خصوصی ${named(asking)} برای رسیدن به شبکه ${named(network)} اجازه خواسته بود. این شبکه دیگر در ابر خصوصی ${named(cloud)} نیست و درخواست پایان یافت.`,
  },
  asked: {
    subject: 'درخواست دسترسی به شبکه',
    content: (cloud: string, network: string) =>
      `ابر خصوصی ${named(cloud)} برای رسیدن به شبکه ${named(network)} اجازه می‌خواهد. در برگه شبکه‌های ابر خود پاسخ دهید.`,
  },
  granted: {
    subject: 'دسترسی به شبکه برقرار شد',
    content: (cloud: string, network: string) =>
      `ابر خصوصی ${named(cloud)} اکنون به شبکه ${named(network)} راه دارد و سرورهای دو سو به یکدیگر می‌رسند، هر جا که فایروالشان بگذارد.`,
  },
  refused: {
    subject: 'درخواست دسترسی به شبکه رد شد',
    content: (cloud: string, wanted: Parameters<typeof networkInWords>[0], reason: string) =>
      `درخواست ابر خصوصی ${named(cloud)} برای رسیدن به ${networkInWords(wanted)} رد شد. دلیل: ${reason}`,
  },
}
