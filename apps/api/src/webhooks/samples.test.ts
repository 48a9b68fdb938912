import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { nodeSample, pythonSample } from '../../../portal/src/areas/account/webhooks/signature-samples.ts'
import { newWebhookKey, signatureHeaders } from './signature.ts'

/** What the portal shows to whoever receives webhooks has to take what we send, and nothing else. */
const key = newWebhookKey()
const body = JSON.stringify({ type: 'operation.done', data: { title: 'ساخت سرور «web»' } })
const sent = (keys: readonly string[], at = new Date()) => signatureHeaders(keys, { id: 'operation-1', body, at })

const cases: [string, Record<string, string>, string, boolean][] = [
  ['what was sent', sent([key]), body, true],
  ['two keys', sent([newWebhookKey(), key]), body, true],
  ['another key', sent([newWebhookKey()]), body, false],
  ['another body', sent([key]), `${body} `, false],
  ['another id', { ...sent([key]), 'webhook-id': 'operation-2' }, body, false],
  ['an old one', sent([key], new Date(Date.now() - 600_000)), body, false],
]

describe('the sample for Node.js', () => {
  it.each(cases)('takes or refuses %s', async (_name, headers, raw, isOurs) => {
    const module = (await import(`data:text/javascript,${encodeURIComponent(nodeSample)}`)) as {
      isFromSarv(secret: string, headers: object, raw: string): boolean
    }
    expect(module.isFromSarv(key, headers, raw)).toBe(isOurs)
  })
})

const hasPython = (() => {
  try {
    return execFileSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 9))']).toString().trim() === 'True'
  } catch {
    return false
  }
})()

describe.runIf(hasPython)('the sample for Python', () => {
  it.each(cases)('takes or refuses %s', (_name, headers, raw, isOurs) => {
    const program = `${pythonSample}\nimport json, sys\ngiven = json.load(sys.stdin)\nprint(is_from_sarv(given["key"], given["headers"], given["body"].encode()))`
    const answer = execFileSync('python3', ['-c', program], { input: JSON.stringify({ key, headers, body: raw }) })
    expect(answer.toString().trim()).toBe(isOurs ? 'True' : 'False')
  })
})
