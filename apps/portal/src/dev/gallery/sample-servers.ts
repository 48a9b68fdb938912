export interface SampleServer {
  id: number
  name: string
  system: string
  status: 'active' | 'off' | 'queued' | 'moving' | 'failed'
  ip: string
  size: string
  cpuPercent: number | null
  monthlyRials: number
  createdAt: string
}

type Row = [string, string, SampleServer['status'], string, string, number | null, number, string]

const rows: Row[] = [
  [
    'accounting',
    'Windows Server 2022',
    'active',
    '203.0.113.52',
    '4 vCPU · 16 GB · 150 GB',
    23,
    10_400_000,
    '2025-11-26',
  ],
  ['ci-runner', 'Debian 12', 'queued', '203.0.113.41', '8 vCPU · 16 GB · 100 GB', 86, 9_180_000, '2026-04-16'],
  ['db-primary', 'Debian 12', 'active', '203.0.113.21', '8 vCPU · 32 GB · 400 GB', 71, 16_700_000, '2026-01-22'],
  ['db-replica', 'Debian 12', 'active', '203.0.113.22', '8 vCPU · 32 GB · 400 GB', 52, 16_700_000, '2026-01-22'],
  ['mail', 'Rocky Linux 9', 'failed', '203.0.113.30', '2 vCPU · 4 GB · 75 GB', null, 3_600_000, '2025-10-11'],
  ['shop-web-01', 'Ubuntu 24.04', 'active', '203.0.113.14', '4 vCPU · 8 GB · 100 GB', 38, 6_600_000, '2026-06-02'],
  ['shop-web-02', 'Ubuntu 24.04', 'active', '203.0.113.15', '4 vCPU · 8 GB · 100 GB', 44, 6_600_000, '2026-06-02'],
  ['shop-web-04', 'Ubuntu 24.04', 'moving', '', '4 vCPU · 8 GB · 100 GB', null, 6_600_000, '2026-11-15T09:31:00'],
  ['staging-01', 'Ubuntu 22.04', 'off', '203.0.113.60', '2 vCPU · 4 GB · 50 GB', null, 860_000, '2026-08-21'],
  ['staging-02', 'Ubuntu 22.04', 'off', '203.0.113.61', '2 vCPU · 4 GB · 50 GB', null, 860_000, '2026-08-21'],
]

export const sampleServers: readonly SampleServer[] = rows.map(
  ([name, system, status, ip, size, cpuPercent, monthlyRials, createdAt], index) => ({
    id: index + 1,
    name,
    system,
    status,
    ip,
    size,
    cpuPercent,
    monthlyRials,
    createdAt,
  }),
)

/** A wave that looks like a machine at work; the same on every load, so that pictures can be compared. */
export const sampleWave = (around: number, swing: number, count = 24): number[] =>
  Array.from({ length: count }, (_, index) => {
    const wave = Math.sin(index * 0.35 + around) * 0.6 + Math.sin(index * 1.7 + swing) * 0.4
    return Math.max(0, Math.round((around + wave * swing) * 10) / 10)
  })

export const sampleTimes = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 10, 15, 6, 30) + index * 150_000).toISOString().slice(0, 19),
  )
