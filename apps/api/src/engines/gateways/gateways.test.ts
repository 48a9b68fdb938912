import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EngineError } from '../../ports/engine-error.ts'
import type { Exchange, StartedOrder } from '../../ports/payments/payment.gateway.ts'
import { localTimeOf } from './bpm/bpm.ts'
import { finalCodes } from './bpm/codes.ts'
import { forRecord } from './record.ts'
import { playBank, type PlayedBank } from './testing/played-bank.ts'
import { plays } from './testing/plays.ts'

let nowMs = Date.UTC(2026, 10, 17, 8)
const now = () => new Date(nowMs)
const exchanges: Exchange[] = []
const context = () => ({ signal: new AbortController().signal, record: (one: Exchange) => void exchanges.push(one) })
let orders = 4_000_000_000_000_000

describe.each(plays)('$name', (play) => {
  let bank: PlayedBank
  beforeAll(async () => {
    bank = await playBank(play, now)
  })
  afterEach(() => {
    for (const step of Object.keys(bank.faults)) delete bank.faults[step as keyof typeof bank.faults]
    exchanges.length = 0
  })
  afterAll(() => bank.close())

  const begin = async (amountRials = 250_000) => {
    orders += 1
    const callbackUrl = 'https://sarv.example.ir/back'
    const order = { orderNumber: orders, amountRials, callbackUrl, mobile: '09121234567', now: now() }
    const { token, receipt = null } = await bank.gateway.start(order, context())
    return { ...order, token, receipt, hasLostAnswer: false } satisfies StartedOrder
  }
  /** Field names as the contract reads them: the first letter small but for `RRN` and `TerminalId`. */
  const readBack = (fields: Record<string, string>) =>
    bank.gateway.readCallback(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name[0]!.toLowerCase() + name.slice(1), value]),
      ),
    )
  const paidOrder = async (amountRials?: number, paidRials?: number) => {
    const order = await begin(amountRials)
    const back = readBack(bank.pay(order.token, paidRials))
    return { ...order, receipt: back.receipt!, back }
  }

  it('gives a token, and the browser is sent there with it', async () => {
    const { token } = await begin()
    const { url, fields } = bank.gateway.handOver({ token })
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
    expect(Object.values(fields)).toContain(token)
  })

  it('sends the browser back with our order, and confirms what was paid', async () => {
    const order = await paidOrder()
    expect(order.back).toMatchObject({ outcome: 'ok', orderNumber: String(order.orderNumber), token: order.token })
    const answer = await bank.gateway.verify(order, context())
    expect(answer).toMatchObject({ kind: 'confirmed', receipt: order.receipt })
    // Not every bank says it.
    expect([250_000, undefined]).toContain('amountRials' in answer ? answer.amountRials : undefined)
    await bank.gateway.settle?.(order, context())
    expect(bank.sales.at(-1)?.state).toBe(play.name === 'bpm' ? 'settled' : 'confirmed')
  })

  it('says that the customer went back', async () => {
    const { token } = await begin()
    expect(readBack(bank.cancel(token))).toMatchObject({ outcome: 'cancelled' })
  })

  it('does not confirm what nobody paid', async () => {
    const order = await begin()
    const answer = await bank.gateway
      .verify({ ...order, receipt: order.receipt ?? 'R1' }, context())
      .catch((error: unknown) => (error instanceof EngineError ? { kind: 'open' } : Promise.reject(error)))
    expect(['unpaid', 'open']).toContain(answer.kind)
    expect(bank.sales.at(-1)?.state).toBe('open')
  })

  it('does not confirm the receipt of another order', async () => {
    const other = await paidOrder()
    await bank.gateway.verify(other, context())
    const mine = await paidOrder()
    const shown = play.name === 'pec' ? other.token : other.receipt
    const answer = await bank.gateway
      .verify({ ...mine, receipt: shown, ...(play.name === 'pec' && { token: shown }) }, context())
      .catch((error: unknown) => (error instanceof EngineError ? { kind: 'open' } : Promise.reject(error)))
    expect(answer.kind).not.toBe('confirmed')
  })

  it('confirms once more after a lost answer', async () => {
    const order = await paidOrder()
    bank.faults.verify = 'lost'
    const lost = bank.gateway.verify(order, context())
    await expect(lost).rejects.toMatchObject({ code: 'unreachable' })
    delete bank.faults.verify
    expect(await bank.gateway.verify({ ...order, hasLostAnswer: true }, context())).toMatchObject({ kind: 'confirmed' })
  })

  it.each([
    ['down', 'unreachable'],
    ['silent', 'timeout'],
    ['nonsense', 'internal'],
  ] as const)('that is %s is neither yes nor no', async (fault, code) => {
    const order = await paidOrder()
    bank.faults.verify = fault
    await expect(bank.gateway.verify(order, context())).rejects.toMatchObject({ code })
    bank.faults.start = fault
    await expect(begin()).rejects.toBeInstanceOf(EngineError)
  })

  it('gives money back', async () => {
    const order = await paidOrder()
    await bank.gateway.verify(order, context())
    expect(await bank.gateway.reverse(order, context())).toBe(true)
    expect(bank.sales.at(-1)?.state).toBe('reversed')
  })

  it('leaves a record without secrets', async () => {
    const order = await paidOrder()
    await bank.gateway.verify(order, context())
    expect(exchanges.map(({ step }) => step)).toEqual(expect.arrayContaining(['start', 'verify']))
    const text = JSON.stringify(exchanges)
    expect(text).toContain(String(order.orderNumber))
    expect(text).not.toMatch(/secret-/)
  })

  it.runIf(play.name !== 'bpm')('is asked about who did not come back', async () => {
    const order = await begin()
    bank.pay(order.token)
    const answer = await bank.gateway.inquire(order, context())
    expect(['paid', 'confirmed']).toContain(answer.kind)
  })
  it.runIf(play.name === 'sep' || play.name === 'bfa')('says how much was really paid', async () => {
    const order = await paidOrder(250_000, 1000)
    expect(await bank.gateway.verify(order, context())).toMatchObject({ amountRials: 1000 })
  })
})

describe('SEP', () => {
  it('takes "already confirmed" for a replay, unless an answer was lost', async () => {
    const bank = await playBank(plays[0]!, now)
    const base = { orderNumber: 1, amountRials: 5000, callbackUrl: 'https://x.ir', now: now() }
    const { token } = await bank.gateway.start(base, context())
    const receipt = bank.pay(token)['RefNum']!
    const order = { ...base, token, receipt, hasLostAnswer: false }
    expect(await bank.gateway.verify(order, context())).toMatchObject({ kind: 'confirmed' })
    expect(await bank.gateway.verify(order, context())).toEqual({ kind: 'unpaid', code: 'replay' })
    nowMs += 31 * 60_000
    await bank.close()
  })
})

describe('BPM', () => {
  it('writes Gregorian dates by the wall clock of Tehran, in full', () => {
    expect(localTimeOf(new Date('2026-03-05T20:34:07Z'))).toEqual({ localDate: '20260306', localTime: '000407' })
  })

  it('has no code that is a no in one document because it is one in the other', () => {
    expect(['42', '48', '45', '40', '17'].filter(finalCodes('classic'))).toEqual(['42', '48', '17'])
    expect(['42', '48', '45', '40', '17'].filter(finalCodes('1.38'))).toEqual(['45', '40', '17'])
    expect(['42', '48', '45', '40', '17'].filter(finalCodes(undefined))).toEqual(['17'])
  })
})

describe('the record', () => {
  it('masks cards by their check digit, hides secrets and is cut', () => {
    expect(forRecord('pan=6037997599992378 order=4000000000000003 pin=abc', ['abc'])).toBe(
      'pan=603799******2378 order=4000000000000003 pin=[hidden]',
    )
    expect(forRecord('x'.repeat(20_000), []).length).toBe(8000)
  })
})
