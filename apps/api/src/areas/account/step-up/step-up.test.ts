import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOperatorAccess } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { callId } from '@sarv/contract/calls'
import { proofSeconds, thingsWithoutProof } from '@sarv/contract/step-up'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { sshPublicKey } from '../../vm/vm.things.fixture.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { insertProject } from '../../../testing/people.ts'
import { login } from '../../../testing/sign-in.ts'
import { stepUpTools, type Refusal } from './step-up.fixture.ts'

const origin = 'https://my.sarv.test'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { publicUrl: origin } })
})
afterAll(() => api.close())

const { makeStale, staleCustomer, changeUser, prove, act } = stepUpTools(() => api)

const isOfFactor = ({ stepUp }: Pick<Call, 'stepUp'>) => stepUp === 'withFactor' || stepUp === 'moneyOut'
const allMarked = (): Call[] =>
  [...api.app.implementedCalls].filter(({ stepUp }) => stepUp === true || stepUp === 'again' || isOfFactor({ stepUp }))
const marked = (): Call[] => allMarked().filter(({ access }) => !isOperatorAccess(access))

const tryCall = async (who: { token: string }, call: Call, projectId: number) => {
  const url = call.path.replace('{projectId}', String(projectId)).replaceAll(/\{\w+\}/g, '1')
  const { status, body } = await api.request<Refusal>(who.token, { method: call.method, url, payload: {} })
  return { status, type: body.type }
}

describe('a marked call', () => {
  it('is refused to a session that proved nothing lately, each of them', async () => {
    const who = await staleCustomer()
    await changeUser(who.userId, {
      phone_number_secret: api.secrets.seal('09121112233', 'phone'),
      phone_number_confirmed: true,
    })
    expect(marked().length).toBeGreaterThan(20)
    const open: string[] = []
    for (const call of marked()) {
      const { status, type } = await tryCall(who, call, who.projectId)
      const expected = isOfFactor(call) ? 'factor_proof_needed' : 'proof_needed'
      if (status !== 403 || type !== expected) open.push(`${callId(call)}: ${status} ${type}`)
    }
    expect(open).toEqual([])
  })

  it('of operators asks them for their second factor again, each of them', async () => {
    const [late, proven] = [await insertOperator(api.db, ['admin']), await insertOperator(api.db, ['admin'])]
    await api.db
      .updateTable('operator_sessions')
      .set({ proven_at: new Date(Date.now() - (proofSeconds + 60) * 1000) })
      .where('operator_id', '=', late.operatorId)
      .execute()
    const ofOperators = allMarked().filter(({ access }) => isOperatorAccess(access))
    expect(ofOperators.length).toBeGreaterThan(4)
    for (const call of ofOperators) {
      expect([callId(call), await tryCall(late, call, 0)]).toEqual([
        callId(call),
        { status: 403, type: 'proof_needed' },
      ])
      expect([callId(call), (await tryCall(proven, call, 0)).status]).toEqual([callId(call), 422])
    }
  })

  it('is open to one that did, each of them', async () => {
    const who = await api.newCustomer()
    const closed: string[] = []
    for (const call of marked()) {
      const { type } = await tryCall(who, call, who.projectId)
      if (type?.endsWith('proof_needed')) closed.push(callId(call))
    }
    expect(closed).toEqual([])
  })

  it('says in a sentence what to do, and does not use up the key of the request', async () => {
    const who = await staleCustomer()
    const headers = { 'idempotency-key': `mail-${who.userId}` }
    const change = () =>
      api.send<Refusal>(who, 'PUT', '/account/profile/edit-email', { email: `new-${who.userId}@example.com` }, headers)
    const refused = await change()
    expect([refused.status, refused.body.errorMessage]).toEqual([403, expect.stringContaining('ورود تازه بس نیست')])
    expect((await prove(who, { password: testPassword })).status).toBe(200)
    expect((await change()).status).toBe(200)
  })

  it('asks after ten minutes, and not before', async () => {
    const who = await api.newCustomer()
    await makeStale(who, proofSeconds - 5)
    expect(await act(who)).toBe(200)
    await makeStale(who)
    expect(await act(who)).toBe('proof_needed')
  })

  it('takes a sign-in as a proof, unless it would keep a stolen account', async () => {
    const { email, projectId } = await api.newCustomer()
    const { body } = await login(api, email, testPassword)
    const fresh = { token: body.accessToken! }
    const refused: string[] = []
    for (const call of marked()) {
      if ((await tryCall(fresh, call, projectId)).type === 'proof_needed') refused.push(callId(call))
    }
    expect(refused.toSorted()).toEqual(
      marked()
        .filter(({ stepUp }) => stepUp === 'again')
        .map(callId)
        .toSorted(),
    )
    expect(refused).toEqual(
      expect.arrayContaining(['profileEditEmail', 'profileEnableTotp', 'customerUserCreate', 'apiTokenCreate']),
    )
    expect((await prove(fresh, { password: testPassword })).status).toBe(200)
    expect(await act(fresh)).toBe(200)
  })

  it('is never for API tokens, but for moving services', async () => {
    const owner = await api.newCustomer()
    const { body } = await api.send<{ token: string }>(owner, 'POST', '/account/api-token/create', {
      name: 'deploy',
      readOnly: false,
      expireDate: '2027-01-01T00:00:00',
    })
    const open = marked().filter(({ tokens }) => tokens !== 'never')
    // What it was made for, where it writes and reaches both projects.
    expect(open.map(callId)).toEqual(['serviceMove'])
    for (const call of marked().filter((one) => !open.includes(one))) {
      expect([callId(call), (await tryCall(body, call, owner.projectId)).type]).toEqual([callId(call), 'token_may_not'])
    }
    expect((await prove(body, { password: testPassword })).body.type).toBe('token_may_not')
  })
})

describe('deleting much', () => {
  const newKey = async (who: Customer) => {
    const key = { name: `key-${Math.random().toString(36).slice(2)}`, publicKey: sshPublicKey() }
    return (await api.send<{ id: number }>(who, 'POST', `/vm/${who.projectId}/key/create`, key)).body.id
  }
  const deleteProject = async (who: Customer) => {
    const projectId = await insertProject(api.db, who.customerId)
    const { status, body } = await api.send<Refusal>(who, 'DELETE', `/project/delete/${projectId}`)
    return body.type ?? status
  }

  it('asks from the fourth on, within ten minutes', async () => {
    const who = await staleCustomer()
    const answers: (string | number)[] = []
    for (let n = 0; n <= thingsWithoutProof.inBulk; n++) answers.push(await deleteProject(who))
    expect(answers).toEqual([200, 200, 200, 'proof_needed'])
    await prove(who, { password: testPassword })
    expect(await deleteProject(who)).toBe(200)
  })

  it('counts the files that one call deletes, and a folder or a rule as many', async () => {
    const tryBucket = async (who: Customer, method: 'POST' | 'PUT', rest: string, payload: object) => {
      const { status, body } = await api.send<Refusal>(who, method, `/storage/${who.projectId}/host/1${rest}`, payload)
      return body.type === 'proof_needed' ? body.type : status
    }
    const files = (count: number) => ({ objects: Array.from({ length: count }, (_, n) => ({ key: `file-${n}` })) })
    const letThrough = 404
    const who = await staleCustomer()
    expect(await tryBucket(who, 'POST', '/object/delete', files(15))).toBe(letThrough)
    expect(await tryBucket(who, 'POST', '/object/delete', files(5))).toBe(letThrough)
    expect(await tryBucket(who, 'POST', '/object/delete', files(1))).toBe('proof_needed')

    for (const [method, rest, body] of [
      ['POST', '/object/delete', files(21)],
      ['POST', '/object/delete-folder', { prefixes: ['data/'] }],
      ['PUT', '/settings/lifecycle', { rules: [{ prefix: '', expireAfterDays: 1 }] }],
    ] as const) {
      const other = await staleCustomer()
      expect([rest, await tryBucket(other, method, rest, body)]).toEqual([rest, 'proof_needed'])
      await prove(other, { password: testPassword })
      expect([rest, await tryBucket(other, method, rest, body)]).toEqual([rest, letThrough])
    }
    expect(await tryBucket(await staleCustomer(), 'PUT', '/settings/lifecycle', { rules: [] })).toBe(letThrough)
  })

  it('does not ask whoever has just signed in, nor for small things', async () => {
    const fresh = await api.newCustomer()
    for (let n = 0; n <= thingsWithoutProof.inBulk; n++) expect(await deleteProject(fresh)).toBe(200)
    const stale = await staleCustomer()
    for (let n = 0; n <= thingsWithoutProof.inBulk; n++) {
      const { status } = await api.send(stale, 'DELETE', `/vm/${stale.projectId}/key/delete/${await newKey(stale)}`)
      expect(status).toBe(200)
    }
  })
})
