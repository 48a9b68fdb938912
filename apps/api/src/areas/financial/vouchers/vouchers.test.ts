import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.ts'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { setUsage } from '../usage/usage.service.ts'
import { voucherCommands } from './vouchers.commands.ts'
import { voucherRefusal, type Voucher } from './vouchers.rules.ts'

const now = new Date('2026-11-15T00:00:00Z')
const open: Voucher = {
  maxUses: null,
  maxUsesPerCustomer: 1,
  useCount: 0,
  isForNewcomers: false,
  customerId: null,
  expiresAt: null,
  isDisabled: false,
  isWaiting: false,
}
const somebody = { customerId: 7, uses: 0, isNewcomer: true }

describe('a gift code', () => {
  it.each<
    [what: string, voucher: Partial<Voucher> | undefined, user: Partial<typeof somebody>, refusal: string | undefined]
  >([
    ['is taken', {}, {}, undefined],
    ['that does not exist', undefined, {}, 'voucher_unknown'],
    ['that was switched off', { isDisabled: true }, {}, 'voucher_unknown'],
    ['that nobody agreed to yet', { isWaiting: true }, {}, 'voucher_unknown'],
    ['of another customer', { customerId: 8 }, {}, 'voucher_unknown'],
    ['of this customer', { customerId: 7 }, {}, undefined],
    ['in its last moment', { expiresAt: new Date(now.getTime() + 1) }, {}, undefined],
    ['after it', { expiresAt: now }, {}, 'voucher_expired'],
    ['used up by all', { maxUses: 3, useCount: 3 }, {}, 'voucher_used'],
    ['used by this one', {}, { uses: 1 }, 'voucher_used'],
    ['for two uses each, once more', { maxUsesPerCustomer: 2 }, { uses: 1 }, undefined],
    ['for newcomers, by one', { isForNewcomers: true }, {}, undefined],
    ['for newcomers, by another', { isForNewcomers: true }, { isNewcomer: false }, 'voucher_for_newcomers'],
  ])('%s', (_, voucher, user, refusal) =>
    expect(voucherRefusal(voucher && { ...open, ...voucher }, { ...somebody, ...user }, now)).toBe(refusal),
  )
})

describe('using one', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await sharedTestApi()
  })
  afterAll(() => api.close())

  const why = ['--reason', 'a campaign']
  const sarv = async (command: string, ...words: string[]) => {
    const said: string[] = []
    await voucherCommands[command]!.run(words, {
      db: api.db,
      secrets: api.secrets,
      say: (line: string) => void said.push(line),
      publicUrl: 'http://localhost:3000',
    } as never)
    return said.join('\n')
  }
  const use = (customer: Customer, voucherCode: string) =>
    api.send<{ type?: string }>(customer, 'POST', '/financial/voucher/use', { voucherCode })
  const giftOf = async ({ customerId }: Customer) => (await readBalances(api.db, customerId)).gift

  it('adds a gift once, however it is typed', async () => {
    const customer = await api.newCustomer({ rials: 0 })
    await sarv('voucher add', 'nowruz-6', '--rials', '500000', ...why)
    expect((await use(customer, ' Nowruz-۶ ')).status).toBe(200)
    expect((await use(customer, 'NOWRUZ-6')).body.type).toBe('voucher_used')
    expect(await giftOf(customer)).toBe(500_000)
  })

  it('gives the last use away once, to whoever asks at the same moment', async () => {
    await sarv('voucher add', 'LAST-ONE', '--rials', '1000', '--uses', '1', ...why)
    const customers = await Promise.all(Array.from({ length: 8 }, () => api.newCustomer({ rials: 0 })))
    const answers = await Promise.all(customers.map((customer) => use(customer, 'LAST-ONE')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const gifts = await Promise.all(customers.map(giftOf))
    expect(gifts.reduce((sum, rials) => sum + rials, 0)).toBe(1_000)
  })

  it('is refused to whoever has had a service, where it is for newcomers', async () => {
    await sarv('voucher add', 'HELLO', '--rials', '1000', '--newcomers', ...why)
    const [one, other] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
    const service = { ...one, serviceType: 'Vm', serviceId: one.customerId } as const
    await setUsage(api.db, service, [{ item: 101, name: 'vCPU', quantity: 1, unitPrice: 1 }])
    expect((await use(one, 'HELLO')).body.type).toBe('voucher_for_newcomers')
    expect((await use(other, 'HELLO')).status).toBe(200)
  })

  it('ends when the operator says so; what was given stays', async () => {
    const [one, other] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
    await sarv('voucher add', 'SPRING', '--rials', '2000', '--expires', '2099-01-01', ...why)
    await use(one, 'SPRING')
    await sarv('voucher disable', 'spring', ...why)
    expect((await use(other, 'SPRING')).body.type).toBe('voucher_unknown')
    await expect(sarv('voucher disable', 'spring', ...why)).rejects.toThrow(/disabled already/)
    expect(await giftOf(one)).toBe(2_000)
    const ofVoucher = api.db.selectFrom('audit_log').where('target', '=', 'voucher:SPRING')
    const noted = await ofVoucher.select('event').orderBy('id').execute()
    expect(noted.map(({ event }) => event)).toEqual(['operator:voucher add', 'operator:voucher disable'])
    expect(await sarv('voucher list')).toContain('SPRING  2000 rials, 1 of any number of uses')
  })

  it.each([
    [['voucher add', 'XY', '--rials', '5'], /3 to 50 characters/],
    [['voucher add', 'XYZ'], /--rials/],
    [['voucher add', 'XYZ', '--rials', '0'], /whole number/],
    [['voucher add', 'XYZ', '--rials', '5', '--expires', 'soon'], /moment/],
    [['voucher disable', 'NOT-THERE'], /no code/],
  ] as const)('%s makes no sense', async ([command, ...words], message) => {
    await expect(sarv(command, ...words, ...why)).rejects.toThrow(UsageError)
    await expect(sarv(command, ...words, ...why)).rejects.toThrow(message)
  })
})
