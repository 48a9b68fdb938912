import { operationList } from '@sarv/client/portal.generated'
import { vmFirewallTrialList, type VmFirewallTrialItem } from '@sarv/client/vm.generated'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Banners } from '../../../shell/Banners.tsx'
import { noteFirstPage } from '../../../shell/first-page.ts'
import { forgetAll, store } from '../../../shell/store.ts'
import { closePage, show } from '../../../testing/page.tsx'
import { heldBack, server } from '../../../testing/server.ts'
import { FirewallTrials } from './FirewallTrials.tsx'

const trial: VmFirewallTrialItem = {
  projectId: 1,
  vmHostId: 7,
  vmHost: 'db-primary',
  secondsLeft: 90,
  revertDate: '2026-11-20T10:00:00',
  user: 'سارا',
}

const banners = [['trials', FirewallTrials]] as const
const banner = page.getByRole('timer')

const showFrame = () =>
  show(
    <>
      <Banners banners={banners} />
      <main>page</main>
    </>,
  )

const topOfPage = () => page.getByRole('main').query()?.getBoundingClientRect().top

/** The page is loaded anew: what the store had read is gone. */
const reload = () => {
  closePage()
  store.dispatch(forgetAll())
}

beforeEach(() => {
  noteFirstPage()
  server.answer(operationList, [])
})

const seeTrial = async () => {
  server.answer(vmFirewallTrialList, [trial])
  showFrame()
  await expect.element(banner).toBeVisible()
  await expect.poll(() => localStorage.getItem('sarv.banner-room')).toMatch(/"heightPx":[1-9]/)
  return topOfPage()
}

it('a reload keeps the room of the banner of a trial, until it is there', async () => {
  const below = await seeTrial()
  expect(below).toBeGreaterThan(50)
  reload()
  const late = heldBack([trial])
  server.answer(vmFirewallTrialList, () => late.promise)
  showFrame()
  await expect.poll(topOfPage).toBe(below)
  await expect.element(banner).not.toBeInTheDocument()
  late.release()
  await expect.element(banner).toBeVisible()
  expect(topOfPage()).toBe(below)
})

it('the room goes, when the trial has ended meanwhile', async () => {
  await seeTrial()
  reload()
  server.answer(vmFirewallTrialList, [])
  showFrame()
  await expect.poll(topOfPage).toBe(0)
  reload()
  showFrame()
  await expect.poll(topOfPage).toBe(0)
})
