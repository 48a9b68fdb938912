import { calculations, type CalculatorTab, type SizeName, type Sizes } from './calculations.ts'

const numbers = new Intl.NumberFormat('fa-IR')

/** Words that the calculator and the paper of a quote share. */
export const calculationText = {
  tabs: {
    vm: 'سرور مجازی',
    cluster: 'کلاستر کوبرنتیز',
    namespace: 'کوبرنتیز ابری',
    storage: 'فضای ابری (S3)',
    dns: 'DNS',
    vpc: 'ابر خصوصی (VPC)',
  },
  /** «نود کارگر: پردازنده» */
  ofPart: (kind: string, item: string) => `${kind}: ${item}`,
  /** Sizes of one thing in a sentence. */
  sizes: {
    n: (count) => `${count} سرور`,
    workers: (count) => `${count} نود کارگر`,
    cpu: (count) => `${count} هسته`,
    ram: (count) => `${count} گیگابایت حافظه`,
    disk: (count) => `${count} گیگابایت دیسک`,
    ip4: (count) => `${count} نشانی IPv4`,
    ip6: (count) => `${count} نشانی IPv6`,
    pods: (count) => `${count} پاد`,
    records: (count) => `${count} رکورد`,
    rules: (count) => `${count} قانون`,
  } satisfies Record<SizeName, (count: string) => string> as Readonly<Record<SizeName, (count: string) => string>>,
  workers: 'نود کارگر',
  masters: 'نود مستر',
}

/** «۲ سرور، ۴ هسته، ۸ گیگابایت حافظه»: how many first, and no number of one. */
export const sizesInWords = (tab: CalculatorTab, sizes: Sizes): string => {
  const names = calculations[tab].sizes.map(({ name }) => name)
  const inOrder = [...names.filter((name) => name === 'n' && sizes.n !== 1), ...names.filter((name) => name !== 'n')]
  return inOrder.map((name) => calculationText.sizes[name](numbers.format(sizes[name] ?? 0))).join('، ')
}
