import type { ServiceKind } from './projects.store.ts'

const numbers = new Intl.NumberFormat('fa-IR')

const kindNames: Readonly<Record<ServiceKind, string>> = {
  server: 'سرور مجازی',
  binnedServer: 'سرور در سطل بازیافت',
  network: 'شبکه خصوصی',
  volume: 'دیسک (ولوم)',
  bucket: 'باکت',
  binnedBucket: 'باکت در سطل بازیافت',
}

/** «۲ سرور مجازی» */
export const servicesLeft = (left: readonly { kind: ServiceKind; count: number }[]): string =>
  left.map(({ kind, count }) => `${numbers.format(count)} ${kindNames[kind]}`).join('، ')
