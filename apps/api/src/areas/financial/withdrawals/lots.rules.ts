/** Money that came into a wallet, or left it other than by use, in the order of the books. */
export type WalletMovement =
  | { kind: 'in'; paymentId: number | null; rials: number; offer?: Offer }
  /** A payment went back to its card. */
  | { kind: 'card'; paymentId: number }
  | { kind: 'withdrawn' | 'returned'; withdrawalId: number; rials: number }

/** A payment that brought a gift. */
interface Offer {
  amountRials: number
  giftRials: number
}

interface Lot {
  paymentId: number | null
  rials: number
  offer?: Offer | undefined
  /** How much of the payment was withdrawn before. */
  withdrawnRials: number
}

interface Part {
  lot: Lot
  rials: number
}

const giftOf = ({ offer }: Lot, withdrawnRials: number): number =>
  offer ? Math.floor((offer.giftRials * Math.min(withdrawnRials, offer.amountRials)) / offer.amountRials) : 0

/** Takes from the newest lots, because usage is paid from the oldest. */
const takeNewest = (lots: Lot[], rials: number): Part[] => {
  const parts: Part[] = []
  let left = rials
  for (const lot of lots.toReversed()) {
    const taken = Math.min(left, lot.rials)
    if (taken > 0) parts.push({ lot, rials: taken })
    left -= taken
  }
  return parts
}

const move = (parts: readonly Part[], sign: 1 | -1): void => {
  for (const { lot, rials } of parts) {
    lot.rials -= sign * rials
    lot.withdrawnRials += sign * rials
  }
}

/** The lots that money came in, the oldest first, without what was withdrawn of them. */
const lotsOf = (movements: readonly WalletMovement[]): Lot[] => {
  const lots: Lot[] = []
  const withdrawn = new Map<number, Part[]>()
  for (const movement of movements) {
    if (movement.kind === 'in') {
      const { paymentId, rials, offer } = movement
      lots.push({ paymentId, rials, offer, withdrawnRials: 0 })
    } else if (movement.kind === 'card') {
      for (const lot of lots) if (lot.paymentId === movement.paymentId) lot.rials = 0
    } else if (movement.kind === 'withdrawn') {
      const parts = takeNewest(lots, movement.rials)
      move(parts, 1)
      withdrawn.set(movement.withdrawalId, parts)
    } else {
      move(withdrawn.get(movement.withdrawalId) ?? [], -1)
      withdrawn.delete(movement.withdrawalId)
    }
  }
  return lots
}

/** What of the lots is still in the wallet: the newest of them. */
const lotsInWallet = (movements: readonly WalletMovement[], walletRials: number): Lot[] => {
  let left = walletRials
  const present: Lot[] = []
  for (const lot of lotsOf(movements).toReversed()) {
    const rials = Math.min(left, lot.rials)
    left -= rials
    if (rials > 0) present.unshift({ ...lot, rials })
  }
  return present
}

export interface GiftBack {
  /** From the gift account. */
  giftRials: number
  /** Spent already: paid for from the wallet, beside what is withdrawn. */
  walletRials: number
}

export interface Withdrawable {
  mostRials: number
  /** The gift that leaves together with so much of the wallet. */
  giftBackOf: (rials: number) => GiftBack
}

/**
 * What may leave the wallet. A gift was given for money that is used; money that leaves unused takes its share of the gift
 * along, and what was spent of that share is paid for first.
 */
export const withdrawableOf = (
  movements: readonly WalletMovement[],
  { wallet, gift }: { wallet: number; gift: number },
): Withdrawable => {
  const lots = lotsInWallet(movements, wallet)
  const giftBackOf = (rials: number): GiftBack => {
    const due = takeNewest(lots, rials).reduce(
      (sum, { lot, rials: taken }) => sum + giftOf(lot, lot.withdrawnRials + taken) - giftOf(lot, lot.withdrawnRials),
      0,
    )
    const giftRials = Math.min(due, gift)
    return { giftRials, walletRials: due - giftRials }
  }
  const fits = (rials: number) => rials + giftBackOf(rials).walletRials <= wallet
  let [least, most] = [0, wallet]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle - 1
  }
  return { mostRials: least, giftBackOf }
}
