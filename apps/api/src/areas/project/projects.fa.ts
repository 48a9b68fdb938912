import type { ServiceKind } from './projects.store.ts'

const numbers = new Intl.NumberFormat('fa-IR')

const kindNames: Readonly<Record<ServiceKind, string>> = {
  vm_hosts: 'سرور مجازی',
  vm_networks: 'شبکه خصوصی',
  vm_volumes: 'دیسک (ولوم)',
}

/** «۲ سرور مجازی» */
export const servicesLeft = (left: readonly { kind: ServiceKind; count: number }[]): string =>
  left.map(({ kind, count }) => `${numbers.format(count)} ${kindNames[kind]}`).join('، ')
