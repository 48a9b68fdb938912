import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { describe, expect, it } from 'vitest'
import { searchPalette } from '../../../shell/palette-search.ts'
import { vmPaletteEntry } from './vm-palette.ts'

const host = {
  id: 7,
  name: 'shop-web-01',
  statusId: serviceStatus.id.active,
  cpu: 2,
  memory: 8,
  disk: 100,
  priceNow: 6_600_000,
} as VmHostListItem

const went: [string, object | undefined][] = []
const entryOf = (skipsReboot: boolean) =>
  vmPaletteEntry(host, {
    projectId: 1,
    running: undefined,
    may: () => true,
    go: (...to) => void went.push([to[0], to[1]]),
    skipsReboot,
  })
const actOf = (id: string, skipsReboot = false) => entryOf(skipsReboot).acts!.find((act) => act.id === `vm-7-${id}`)!

describe('an act on a server', () => {
  it('says what comes of it, to what, and what that costs now', () => {
    for (const act of entryOf(false).acts!) {
      expect(act.effect).toMatch(/.{10}/)
      expect(act.title).toContain('shop-web-01')
      expect(act.preview).toEqual(expect.arrayContaining([expect.stringMatching(/در ماه/)]))
    }
  })

  it('is never done without a question: the page asks, or the palette where that does not', () => {
    expect(actOf('start').asks).toBe('here')
    expect(actOf('shutdown').asks).toBe('there')
    expect(actOf('delete').asks).toBe('there')
    expect(actOf('reboot').asks).toBe('there')
    expect(actOf('reboot', true).asks).toBe('here')
    expect(actOf('console').asks).toBeUndefined()
  })

  it('only leads to the page of the server, which begins it', () => {
    went.length = 0
    actOf('shutdown').run()
    expect(went).toEqual([[expect.stringContaining('/vm/1/7'), { act: 'shutdown' }]])
  })

  it.each(['خاموش کردن web', 'stop web', 'khamush web', 'khamoosh kardan web'])('is found by «%s»', (query) => {
    expect(searchPalette(entryOf(false).acts!, query).hits.map(({ entry }) => entry.id)).toEqual(['vm-7-shutdown'])
  })

  it('is found by what was typed on the other keyboard', () => {
    expect(searchPalette(entryOf(false).acts!, 'سفخح صثذ').hits.map(({ entry }) => entry.id)).toContain('vm-7-shutdown')
  })
})
