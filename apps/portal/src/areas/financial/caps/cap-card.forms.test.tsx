import { capGet } from '@sarv/client/financial.generated'
import { capAct } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formatRials } from '../../../format/rials.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { CapCard } from './CapCard.tsx'
import { capsText as text } from './caps.fa.ts'

const cap = {
  monthlyRials: 5_000_000,
  atFull: '',
  usedRials: 1_000_000,
  runningRials: 9_000_000,
  keptRials: 2_000_000,
  monthEndRials: 7_000_000,
  stoppedEndRials: 2_500_000,
  reachedDate: '2026-11-25T10:00:00',
  isReached: false,
  monthDate: '2026-10-23T00:00:00',
}

it('a cap says what the month comes to, when it is reached, and what goes on costing after services are stopped', async () => {
  server.answer(capGet, { ...cap, atFullId: capAct.id.stop })
  show(<CapCard projectId={projectId} name="فروشگاه" />)
  await expect.element(page.getByText(text.monthEnd(formatRials(cap.monthEndRials)))).toBeVisible()
  await expect.element(page.getByText(/به سقف می‌رسد/)).toBeVisible()
  const kept = text.kept(formatRials(cap.keptRials), formatRials(cap.stoppedEndRials))
  await expect.element(page.getByText(kept)).toBeVisible()
})

it('a cap that stops nothing says that everything goes on costing', async () => {
  server.answer(capGet, { ...cap, atFullId: capAct.id.block })
  show(<CapCard projectId={projectId} name="فروشگاه" />)
  await expect.element(page.getByText(text.goesOn(formatRials(cap.runningRials)))).toBeVisible()
})
