/** The list of servers as a file. */
export const vmFileText = {
  name: (projectId: number) => `servers-${projectId}.csv`,
  columns: {
    id: 'شناسه',
    name: 'نام',
    status: 'وضعیت',
    ipv4: 'IPv4',
    ipv6: 'IPv6',
    private: 'نشانی‌های خصوصی',
    system: 'سیستم‌عامل',
    cpu: 'پردازنده (vCPU)',
    memory: 'حافظه (GB)',
    disk: 'دیسک (GB)',
    cost: 'هزینه ماهانه (ریال)',
    datacenter: 'دیتاسنتر',
    created: 'ساخته‌شده',
  },
}
