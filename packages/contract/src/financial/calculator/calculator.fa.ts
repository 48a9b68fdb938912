import { ltr } from '../../direction.ts'
import { listenersPerBalancer, serversPerListener } from '../../vm/load-balancers/load-balancers.rules.ts'
import { calculations, type CalculatorTab, type SizeName, type Sizes } from './calculations.ts'

const numbers = new Intl.NumberFormat('fa-IR')

/** Words that the calculator and the paper of a quote share. */
export const calculationText = {
  tabs: {
    vm: 'سرور مجازی',
    volume: 'دیسک',
    cluster: 'کلاستر کوبرنتیز',
    namespace: 'کوبرنتیز ابری',
    storage: 'فضای ابری (S3)',
    dns: 'DNS',
    vpc: 'ابر خصوصی (VPC)',
    balancer: 'لودبالانسر',
  },
  /** «نود کارگر: پردازنده» */
  ofPart: (kind: string, item: string) => `${kind}: ${item}`,
  /** Sizes of one thing in a sentence. */
  sizes: {
    n: (count) => `${count} سرور، هر یک با `,
    workers: (count) => `${count} نود کارگر`,
    cpu: (count) => `${count} هسته`,
    ram: (count) => `${count} گیگابایت حافظه`,
    disk: (count) => `${count} گیگابایت دیسک`,
    ip4: (count) => `${count} نشانی ${ltr('IPv4')}`,
    ip6: (count) => `${count} نشانی ${ltr('IPv6')}`,
    pods: (count) => `${count} پاد`,
    records: (count) => `${count} رکورد`,
    rules: (count) => `${count} قانون`,
  } satisfies Record<SizeName, (count: string) => string> as Readonly<Record<SizeName, (count: string) => string>>,
  room: (count: string) => `${count} گیگابایت فضا`,
  volume: (count: string) => `${count} گیگابایت`,
  balancer: (count: string, most: string) => `تا ${count} شنونده، پشت هر یک تا ${most} سرور`,
  workers: 'نود کارگر',
  masters: 'نود مستر',
}

/** «۲ سرور، هر یک با ۴ هسته، ۸ گیگابایت حافظه»; of one server its number is not said, and a bucket's disk is room. */
export const sizesInWords = (tab: CalculatorTab, sizes: Sizes): string => {
  const words = calculationText.sizes
  const names = calculations[tab].sizes.map(({ name }) => name)
  const said = (name: SizeName) => words[name](numbers.format(sizes[name] ?? 0))
  if (tab === 'storage' || tab === 'volume') {
    return calculationText[tab === 'storage' ? 'room' : 'volume'](numbers.format(sizes.disk ?? 0))
  }
  if (tab === 'balancer') {
    return calculationText.balancer(numbers.format(listenersPerBalancer), numbers.format(serversPerListener))
  }
  const each = names.filter((name) => name !== 'n').map(said)
  return `${(sizes.n ?? 1) > 1 ? said('n') : ''}${each.join('، ')}`
}
