import { noticeDays } from '../../catalog/price-changes/price-changes.service.ts'
import { jalaliDay } from '../../../http/downloads/moments.ts'
import { figures } from '../invoices/papers.fa.ts'

interface Promised {
  isHeld: boolean
  choice: { ip4?: number | undefined; ip6?: number | undefined; tab: string }
}

const lastDayOf = (until: Date): string => jalaliDay(new Date(until.getTime() - 1))

const hasMoreAddresses = ({ choice: { tab, ip4 = 1, ip6 = 1 }, isHeld }: Promised): boolean =>
  tab === 'vm' && isHeld && (ip4 > 1 || ip6 > 1)

/** Words about quotes. */
export const quoteText = {
  ordered: (id: number) => `قیمت‌ها بیش از پیش‌فاکتور ${figures.id(id)} نمی‌شود.`,
  /** What its validity promises, of these things. */
  promises: (items: readonly Promised[], until: Date): string[] => [
    ...(items.some(({ isHeld }) => isHeld)
      ? [
          `هر موردی را که تا پایان ${lastDayOf(until)} از همین پیش‌فاکتور سفارش دهید، به شرط داشتن ظرفیت، با نرخی که بیش از این نیست آغاز می‌شود؛ هر مورد یک‌بار.`,
          `پس از آن، مانند همه سرویس‌ها، افزایش نرخ را ${figures.number(noticeDays)} روز پیش‌تر خبر می‌دهیم. مالیات بر ارزش افزوده با نرخ قانونی روز مصرف حساب می‌شود.`,
        ]
      : []),
    ...(items.some(hasMoreAddresses) ? ['نشانی‌های بیش از یکی را پس از ساخت سرور و با نرخ همان روز می‌افزایید.'] : []),
    ...(items.some(({ isHeld }) => !isHeld)
      ? ['نرخ محصولی که سفارش آن هنوز باز نشده، نرخ روز صدور است و برای سفارش‌های بعد نگه داشته نمی‌شود.']
      : []),
  ],
}

export const quotePaperText = {
  title: 'پیش‌فاکتور',
  number: 'شماره',
  date: 'تاریخ صدور',
  until: 'اعتبار تا پایان',
  datacenter: 'دیتاسنتر',
  about: 'موضوع',
  expired: 'مهلت گذشته',
  columns: {
    row: 'ردیف',
    description: 'شرح کالا یا خدمت',
    quantity: 'تعداد',
    unitPrice: 'مبلغ واحد در ماه',
    price: 'مبلغ در ماه',
  },
  item: (kind: string, size: string) => `${kind}: ${size}`,
  part: (unit: string) => `– ${unit}`,
  sums: { net: 'جمع ماهانه', vat: (percent: string) => `مالیات بر ارزش افزوده (${percent})`, payable: 'مبلغ ماهانه' },
  month: 'ماه در اینجا ۳۰ روز است و هزینه ساعت‌به‌ساعت از کیف پول برداشته می‌شود.',
  noInvoice: 'این پیش‌فاکتور صورت‌حساب فروش نیست و با آن پولی پرداخت نشده است.',
  lastDay: lastDayOf,
  qr: 'هر کس این برگه را دارد، درستی شماره، مبلغ و تاریخ آن را اینجا می‌بیند:',
  footer: (id: string) => `پیش‌فاکتور ${id}`,
}
