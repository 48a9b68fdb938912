import { named } from '@sarv/contract/direction'
import { describe, expect, it } from 'vitest'
import { renderMessage } from './render.ts'
import { secondFactorChanges, templates, type Content, type TemplateValues } from './templates.ts'

const hostile = 'علی <img src=x onerror="alert(1)">&\u202E\r\nBcc: all@example.com'
const when = new Date('2026-11-15T10:00:00Z')
const link = 'https://panel.example.ir/account/signup?token=a&b=c'
const code = '482913'

/** A type error here means a template without a sample, so none can be forgotten. */
const samples: TemplateValues = {
  email: {
    registerCode: { code, link },
    alreadyRegistered: { link },
    forgotCode: { code, link },
    notRegistered: { link },
    confirmEmail: { code },
    emailChanged: { email: hostile, link },
    emailTakenBack: {},
    identityClash: {},
    stepUpCode: { code },
    apiTokenMade: { name: hostile, reach: 'someWrite', when, ip: hostile },
    passwordChanged: { when, ip: hostile },
    newSignIn: { when, ip: '203.0.113.7', agent: hostile },
    secondFactorChanged: { what: 'totpOn' },
    invitation: { customer: hostile, invitedBy: hostile, link },
    colleagueRemoved: {
      person: hostile,
      customer: hostile,
      webhooks: [hostile],
      storageKeys: [hostile, 'media-web (shop)'],
      isStopped: true,
      link,
    },
    notification: { subject: hostile, content: hostile, link },
    digest: { subjects: [hostile, 'سرور web آماده است'], more: 3, link },
    newsletterConfirm: { link },
    newsletterLeave: { link },
    newsletterArticle: { title: hostile, subtitle: hostile, link, leaveLink: `${link}&leave` },
  },
  sms: {
    confirmPhone: { code },
    signInCode: { code },
    secondFactorCode: { code },
    notification: { subject: hostile },
  },
}

const samplesOf = <C extends Content['channel']>(channel: C) =>
  Object.entries(samples[channel]).map(
    ([template, values]) => [template, { channel, template, values } as Extract<Content, { channel: C }>] as const,
  )
const render = (content: Content) => renderMessage(content)

/** What a template that forgot a value would show. */
const leftovers = /undefined|null|NaN|\[object|\{\{|\$\{/

it('there is a sample of every template', () => {
  expect(Object.keys(samples.email)).toEqual(Object.keys(templates.email))
  expect(Object.keys(samples.sms)).toEqual(Object.keys(templates.sms))
})

describe.each(samplesOf('email'))('the mail %s', (_template, content) => {
  const { subject, text, html } = render(content)

  it('is Persian from right to left, in HTML and in text', () => {
    expect(html).toMatch(/<html lang="fa" dir="rtl">[\s\S]*<body dir="rtl"/)
    for (const part of [subject, text, html]) expect(part).toMatch(/[\u0600-\u06FF]/)
    expect(`${subject}${text}${html}`).not.toMatch(leftovers)
    expect(text).toContain('سرو')
    expect(html).toContain('سرو')
  })

  it('needs nothing from elsewhere and keeps to what mail programs understand', () => {
    expect(html).not.toMatch(/<(?:img|script|style|link|iframe|svg)|url\(|javascript:/i)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect([...(html ?? '').matchAll(/<(\w+)[^>]*\bclass=/g)]).toEqual([])
  })

  it('takes every value as text, on one line of a header', () => {
    expect(subject).not.toMatch(/[\r\n\u202E]/)
    expect(text).not.toContain('\u202E')
    expect(html).not.toContain('\u202E')
  })

  it('closes every isolate it opens', () => {
    const count = (mark: string, part = text) => part.split(mark).length - 1
    expect(count('\u2066') + count('\u2067') + count('\u2068')).toBe(count('\u2069'))
    expect(html?.match(/<bdi/g)?.length ?? 0).toBe(html?.match(/<\/bdi>/g)?.length ?? 0)
  })
})

it('a notification keeps the isolates of the names in it, and nothing that would reach further', () => {
  const sentence = `سرور ${named('web-1')} آماده است`
  const values = { subject: sentence, content: sentence, link }
  const { subject, text, html } = render({ channel: 'email', template: 'notification', values })
  expect([subject, text.includes(sentence)]).toEqual([sentence, true])
  expect(html).toContain('سرور «<bdi>web-1</bdi>» آماده است')

  const open = render({ channel: 'sms', template: 'notification', values: { subject: 'web\u2069\u2067 رفت' } })
  expect(open.text).toBe('سرو\nweb رفت')
})

it('an invitation makes no link of the names that strangers gave themselves', () => {
  const { subject, text, html } = render({
    channel: 'email',
    template: 'invitation',
    values: { customer: 'جایزه https://evil.example/gift', invitedBy: 'www.evil.ir\r\nBcc: a@b.example', link },
  })
  for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.|https:\/\/evil|b\.example|\nBcc/)
  expect(text).toContain('«\u2068جایزه evil example gift\u2069»')
  expect(text).toContain(link)
})

const mailsWith = (field: string) => samplesOf('email').filter(([, { values }]) => field in values)

it.each(samplesOf('email').filter(([, { values }]) => (Object.values(values) as unknown[]).includes(hostile)))(
  'the mail %s shows markup in a value as text',
  (_template, content) => {
    expect(render(content).html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
  },
)

it.each(mailsWith('code'))('the mail %s shows its code large, in ASCII from left to right', (_template, content) => {
  const { subject, text, html } = render(content)
  expect(html).toMatch(new RegExp(`dir="ltr"[^>]*font-size:32px[^>]*>${code}<`))
  expect(text).toContain(`\u2066${code}\u2069`)
  // Lock screens show subjects.
  expect(subject).not.toContain(code)
})

it.each(mailsWith('link'))('the mail %s has its link as a button and plainly', (_template, content) => {
  const { text, html } = render(content)
  const escaped = link.replace('&', '&amp;')
  expect(html?.split(`href="${escaped}"`)).toHaveLength(3)
  expect(html).toContain(`>${escaped}</a>`)
  expect(text).toContain(`\u2066${link}\u2069`)
})

describe.each(samplesOf('sms'))('the SMS %s', (_template, content) => {
  const { subject, text, html } = render(content)

  it('is short, Persian, and names us', () => {
    expect([subject, html]).toEqual([null, null])
    expect(text).toMatch(/^سرو\n/)
    expect(text).not.toMatch(leftovers)
    expect(text).not.toContain('\u202E')
    expect(text.length).toBeLessThanOrEqual(134)
  })

  it('has its code in ASCII digits', () => {
    const { code: sent } = content.values as { code?: string }
    expect(text.includes(`\u2066${code}\u2069`)).toBe(sent !== undefined)
  })
})

it('says moments in the Jalali calendar of Tehran, in Persian digits', () => {
  const { text } = render({ channel: 'email', template: 'passwordChanged', values: { when, ip: '203.0.113.7' } })
  expect(text).toContain('۱۴۰۵/۰۸/۲۴ ساعت ۱۳:۳۰')
  expect(text).toContain('\u2066203.0.113.7\u2069')
})

it('has a sentence of its own for each change of the second factor', () => {
  const texts = secondFactorChanges.map(
    (what) => render({ channel: 'email', template: 'secondFactorChanged', values: { what } }).text,
  )
  expect(new Set(texts).size).toBe(secondFactorChanges.length)
})
