import type { ContractArea } from '../area.ts'
import { dnsCdnExamples } from './dns-cdn.examples.fa.ts'
import { certificateCalls } from './certificates/certificates.calls.ts'
import { dnsCdnTitles } from './dns-cdn.titles.fa.ts'
import { domainCalls } from './domains/domains.calls.ts'
import { recordCalls } from './records/records.calls.ts'
import { routeCalls } from './routes/routes.calls.ts'
import { webHostCalls } from './web-hosts/web-hosts.calls.ts'
import { zoneCalls } from './zones/zones.calls.ts'

export const dnsCdnArea = {
  description: 'Zones, records, CDN, domains and web hosts',
  calls: { ...zoneCalls, ...recordCalls, ...routeCalls, ...certificateCalls, ...domainCalls, ...webHostCalls },
  titles: dnsCdnTitles,
  examples: dnsCdnExamples,
} satisfies ContractArea
