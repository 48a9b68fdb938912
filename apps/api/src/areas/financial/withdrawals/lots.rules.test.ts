import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withdrawableOf, type WalletMovement } from './lots.rules.ts'

const million = 1_000_000
const offer = { amountRials: 45 * million, giftRials: 4 * million }
const paid = (paymentId: number, rials: number): WalletMovement => ({ kind: 'in', paymentId, rials })
const bought = (paymentId: number): WalletMovement => ({ kind: 'in', paymentId, rials: offer.amountRials, offer })
const withdrawn = (withdrawalId: number, rials: number): WalletMovement => ({ kind: 'withdrawn', withdrawalId, rials })
const returned = (withdrawalId: number, rials: number): WalletMovement => ({ kind: 'returned', withdrawalId, rials })

describe('what may leave a wallet', () => {
  it.each<[what: string, movements: WalletMovement[], has: { wallet: number; gift: number }, most: number]>([
    ['is all of it without an offer', [paid(1, 10 * million)], { wallet: 10 * million, gift: 0 }, 10 * million],
    ['is all of it with the gift untouched', [bought(1)], { wallet: 45 * million, gift: 4 * million }, 45 * million],
    ['is less by the gift that was spent', [bought(1)], { wallet: 45 * million, gift: 0 }, 41_326_531],
    ['is nothing of what was used', [bought(1)], { wallet: 0, gift: 4 * million }, 0],
    ['is what an operator gave', [{ kind: 'in', paymentId: null, rials: 5 }], { wallet: 5, gift: 0 }, 5],
  ])('%s', (_, movements, has, most) => expect(withdrawableOf(movements, has).mostRials).toBe(most))

  it('takes the whole gift along when all of its payment leaves', () => {
    const { giftBackOf } = withdrawableOf([bought(1)], { wallet: 45 * million, gift: 4 * million })
    expect(giftBackOf(45 * million)).toEqual({ giftRials: 4 * million, walletRials: 0 })
  })

  it('leaves the gift of a payment that was used, when the money is of a later one', () => {
    const movements = [bought(1), paid(2, 20 * million)]
    const { giftBackOf } = withdrawableOf(movements, { wallet: 20 * million, gift: 4 * million })
    expect(giftBackOf(20 * million)).toEqual({ giftRials: 0, walletRials: 0 })
  })

  it('takes the gift along again, when a withdrawal came back before', () => {
    const movements = [bought(1), withdrawn(7, 45 * million), returned(7, 45 * million)]
    const { giftBackOf } = withdrawableOf(movements, { wallet: 45 * million, gift: 4 * million })
    expect(giftBackOf(45 * million).giftRials).toBe(4 * million)
  })

  it('forgets a payment that went back to its card', () => {
    const movements: WalletMovement[] = [bought(1), { kind: 'card', paymentId: 1 }, paid(2, million)]
    const { giftBackOf } = withdrawableOf(movements, { wallet: million, gift: 0 })
    expect(giftBackOf(million)).toEqual({ giftRials: 0, walletRials: 0 })
  })

  it('takes exactly the gift along, in however many parts the payment leaves', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 * million }), { minLength: 1, maxLength: 12 }), (parts) => {
        const movements = [bought(1)]
        let [wallet, gift] = [offer.amountRials, offer.giftRials]
        for (const [id, wanted] of [...parts, offer.amountRials].entries()) {
          const { mostRials, giftBackOf } = withdrawableOf(movements, { wallet, gift })
          expect(mostRials).toBe(wallet)
          const rials = Math.min(wanted, mostRials)
          gift -= giftBackOf(rials).giftRials
          wallet -= rials
          if (rials > 0) movements.push(withdrawn(id, rials))
        }
        expect([wallet, gift]).toEqual([0, 0])
      }),
    ))

  it('never leaves the provider with a gift that nobody paid for', () =>
    fc.assert(
      fc.property(fc.nat(4 * million), fc.nat(45 * million), (spentGift, used) => {
        const has = { wallet: offer.amountRials - used, gift: offer.giftRials - spentGift }
        const { mostRials, giftBackOf } = withdrawableOf([bought(1)], has)
        const back = giftBackOf(mostRials)
        const share = Math.floor((offer.giftRials * mostRials) / offer.amountRials)
        expect(back.giftRials + back.walletRials).toBe(share)
        expect(mostRials + back.walletRials).toBeLessThanOrEqual(has.wallet)
      }),
    ))
})
