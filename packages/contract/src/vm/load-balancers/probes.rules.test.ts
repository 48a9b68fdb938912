import { describe, expect, it } from 'vitest'
import { probeCauseText, probeDifferenceText } from './probes.fa.ts'
import { causeOf, differencesOf, newsOf, probeCauses, type MemberFacts, type Probe } from './probes.rules.ts'

const well: MemberFacts = { isThere: true, isOn: true, isLetIn: true, timeoutMs: 5000, hasHostHeader: false }
const good: Probe = { isUp: true, problem: null, millis: 12, statusCode: 200, excerpt: 'HTTP/1.1 200 OK\n\nfine' }
const bad = (change: Partial<Probe>): Probe => ({ ...good, isUp: false, statusCode: null, excerpt: null, ...change })
const code = (statusCode: number) => bad({ problem: 'wrongCode', statusCode })
const silence = bad({ problem: 'timeout', millis: 5000 })

describe('what is probably wrong with a member', () => {
  it.each<[string, Probe, Partial<MemberFacts>, Probe | null]>([
    ['left', silence, { isThere: false, isOn: false, isLetIn: false }, good],
    ['off', silence, { isOn: false, isLetIn: false }, good],
    ['firewall', silence, { isLetIn: false }, good],
    ['firewall', bad({ problem: 'reported' }), { isLetIn: false }, good],
    ['notListening', bad({ problem: 'refused' }), {}, good],
    // Whoever refuses was reached.
    ['notListening', bad({ problem: 'refused' }), { isLetIn: false }, good],
    ['silent', silence, {}, good],
    ['silent', silence, {}, null],
    ['tooSlow', silence, {}, { ...good, millis: 4000 }],
    ['noRoute', bad({ problem: 'unreachable' }), {}, good],
    ['wrongPath', code(404), {}, good],
    ['wrongHost', code(421), { hasHostHeader: true }, good],
    ['wrongHost', code(400), {}, good],
    ['otherCode', code(400), { hasHostHeader: true }, good],
    ['elsewhere', code(302), {}, good],
    ['forbidden', code(403), {}, good],
    ['broken', code(503), {}, good],
    // It answers: what we believe of its power and its firewall is older than that.
    ['broken', code(503), { isOn: false, isLetIn: false }, good],
    ['reported', bad({ problem: 'reported' }), {}, good],
  ])('%s', (cause, last, facts, lastGood) => {
    expect(causeOf(last, lastGood, { ...well, ...facts })).toBe(cause)
  })

  it('is nothing while it answers, and before anybody has looked', () => {
    expect(causeOf(good, good, { ...well, isOn: false })).toBeNull()
    expect(causeOf(undefined, null, well)).toBeNull()
  })

  it.each(probeCauses)('is said for %s with the name of the server', (cause) => {
    const member = { server: 'web-1', port: 8080, path: '/health', host: null, code: 503, timeoutSeconds: 5 }
    expect(probeCauseText[cause](member)).toMatch(/«.*web-1.*».*\.$/)
  })
})

describe('the difference to the last good answer', () => {
  it('is the code and the text of another answer, and how long it took', () => {
    const last = { ...code(503), millis: 900, excerpt: 'HTTP/1.1 503\n\nno database' }
    const differences = differencesOf(last, good)
    expect(differences).toEqual([
      { what: 'code', before: 200, after: 503 },
      { what: 'answer', before: 'fine', after: 'no database' },
      { what: 'time', before: 12, after: 900 },
    ])
    for (const difference of differences) expect(probeDifferenceText(difference)).toMatch(/\.$/)
  })

  it('is that there was none', () => {
    expect(differencesOf(bad({ problem: 'refused', millis: 1 }), good)).toEqual([
      { what: 'problem', after: 'refused' },
      { what: 'code', before: 200, after: null },
      { what: 'answer', before: 'fine', after: null },
    ])
  })

  it('is nothing while it answers, and where there never was a good one', () => {
    expect(differencesOf(good, good)).toEqual([])
    expect(differencesOf(silence, null)).toEqual([])
  })
})

describe('people are told', () => {
  const looks = (text: string) => text.split('').map((one) => one === '+')

  it.each<[string, string, boolean, 'down' | 'up' | undefined]>([
    ['not of one bad look', '-++++', false, undefined],
    ['not of two', '--+++', false, undefined],
    ['of three', '---', false, 'down'],
    ['of three in five', '-+-+-', false, 'down'],
    ['not again', '-----', true, undefined],
    ['not while it answers', '+---+', false, undefined],
    ['not that it is well after one good look', '+----', true, undefined],
    ['not after nine', '+++++++++-', true, undefined],
    ['after ten', '++++++++++', true, 'up'],
    ['not that it is well where they never heard otherwise', '++++++++++', false, undefined],
  ])('%s', (_, text, wasTold, news) => {
    expect(newsOf(looks(text), wasTold)).toBe(news)
  })
})
