import { describe, expect, it } from 'vitest'
import { suggestionsFor, type SuggestionFacts } from './suggestions.rules.ts'

const now = new Date('2026-11-18T09:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
const calm: SuggestionFacts = {
  service: 'mail',
  money: { endsAt: after(60), isStopped: false, missingRials: 0, link: 'https://x.ir/portal/wallet' },
  now,
}
const failed = {
  id: 51_890,
  sentence: 'روشن کردن mail',
  reason: 'میزبان پاسخ نداد',
  stepNumber: 2,
  stepCount: 4,
  needsHand: false,
}
const incident = { id: 7, subject: 'کندی شبکه', link: 'https://x.ir/status/7' }
const sameMatter = { id: 12, title: 'دیسک', isAboutService: true }
const kindsOf = (facts: Partial<SuggestionFacts>) => suggestionsFor({ ...calm, ...facts }).map(({ kind }) => kind)

describe('what is suggested about a ticket', () => {
  it('is nothing where nothing is known', () => expect(suggestionsFor(calm)).toEqual([]))

  it('puts what mends before what explains, and is never more than three', () => {
    const money = { ...calm.money, endsAt: after(2) }
    expect(kindsOf({ failed, incident, sameMatter, money })).toEqual(['retry', 'incident', 'merge'])
    expect(kindsOf({ sameMatter, money })).toEqual(['merge', 'money'])
  })

  it('says of a failed operation where it stopped and why', () =>
    expect(suggestionsFor({ ...calm, failed })[0]).toMatchObject({
      aboutId: 51_890,
      about: 'عملیات ۵۱۸۹۰',
      because: 'روشن کردن mail، گام ۲ از ۴، میزبان پاسخ نداد',
      reply: null,
    }))

  it('says that something is left of a failed operation where it is, and promises nothing elsewhere', () => {
    const effectOf = (needsHand: boolean) => suggestionsFor({ ...calm, failed: { ...failed, needsHand } })[0]!.effect
    expect(effectOf(true)).toContain('مانده است')
    expect(effectOf(false)).toBe('همان کار از نو انجام می‌شود')
  })

  it('offers an answer with the way to the incident', () =>
    expect(suggestionsFor({ ...calm, incident })[0]!.reply).toContain('https://x.ir/status/7'))

  it.each<[days: number | null, because: string | undefined]>([
    [null, undefined],
    [7, undefined],
    [6.9, 'موجودی تا ۶ روز دیگر تمام می‌شود'],
    [0.5, 'موجودی تا چند ساعت دیگر تمام می‌شود'],
    [-0.1, 'موجودی تا چند ساعت دیگر تمام می‌شود'],
  ])('money that ends in %s days: %s', (days, because) => {
    const endsAt = days === null ? null : after(days)
    expect(suggestionsFor({ ...calm, money: { ...calm.money, endsAt } })[0]?.because).toBe(because)
  })

  it('says what brings stopped services back', () => {
    const money = { ...calm.money, endsAt: null, isStopped: true, missingRials: 4_120_000 }
    expect(suggestionsFor({ ...calm, money })[0]).toMatchObject({
      kind: 'money',
      effect: expect.stringContaining('۴٬۱۲۰٬۰۰۰ ریال') as string,
    })
  })
})
