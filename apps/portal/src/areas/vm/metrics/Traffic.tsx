import { formatNumber } from '../../../format/number.ts'
import { Kpis } from '../../../ui/Kpis.tsx'
import { analyticsText as text } from './metrics.fa.ts'

interface TrafficProps {
  downloadGb: number
  uploadGb: number
}

/** What went through the network in the period. */
export function Traffic({ downloadGb, uploadGb }: TrafficProps) {
  const box = (name: string, gigabytes: number) => ({
    name,
    figure: formatNumber(gigabytes),
    unit: text.gigabyte,
  })
  return (
    <Kpis
      items={[box(text.total, downloadGb + uploadGb), box(text.download, downloadGb), box(text.upload, uploadGb)]}
    />
  )
}
