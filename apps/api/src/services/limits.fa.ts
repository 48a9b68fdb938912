/** Names of what a customer's limits count, as they stand in sentences. */
export const limitNames = {
  cpu: 'پردازنده (vCPU)',
  memoryGb: 'حافظه (RAM)',
  diskGb: 'دیسک',
  ip: 'نشانی عمومی',
  vm: 'سرور مجازی',
  firewallRule: 'قانون فایروال',
} as const
