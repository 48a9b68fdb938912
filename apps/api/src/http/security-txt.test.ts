import fastify from 'fastify'
import { expect, it } from 'vitest'
import { securityTextOf, securityTextRoute } from './security-txt.ts'

const publicUrl = 'https://panel.example.ir'
const contacts = ['mailto:security@example.ir', 'https://example.ir/report']

it('names whom to tell, in which languages, and until when that holds', () => {
  const text = securityTextOf({ contacts, publicUrl }, Date.parse('2026-11-19T18:00:00Z'))
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.ir',
    'Contact: https://example.ir/report',
    'Expires: 2027-05-18T00:00:00.000Z',
    'Preferred-Languages: fa, en',
    'Canonical: https://panel.example.ir/.well-known/security.txt',
    '',
  ])
})

it('is served where a contact is configured, and is not there otherwise', async () => {
  const asked = async (of: readonly string[]) => {
    const app = fastify()
    securityTextRoute(app, { contacts: of, publicUrl })
    return app.inject('/.well-known/security.txt')
  }
  const answer = await asked(contacts)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toMatch(/^Contact: mailto:/)
  expect((await asked([])).statusCode).toBe(404)
})
