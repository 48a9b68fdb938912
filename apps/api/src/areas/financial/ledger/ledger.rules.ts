/** The accounts of a customer, in the order in which money is spent from the first two. */
export const customerAccounts = ['gift', 'wallet', 'hold', 'receivable'] as const
export type CustomerAccount = (typeof customerAccounts)[number]

/** The provider's other side of every movement. */
export type ProviderAccount =
  | { account: 'clearing'; gateway: string }
  | { account: 'revenue' | 'vat' | 'gifts' | 'commissions' | 'adjustments' | 'withdrawals' }

/** Rials into an account, or out of it where they are negative. */
export type Entry = (ProviderAccount | { account: CustomerAccount }) & { rials: number }

/** What a customer has: `receivable` is 0 or what is owed, as a negative number. */
export type Balances = Record<CustomerAccount, number>

/** Why money moves; the wallet's list says each in Persian. */
export const ledgerKinds = [
  'payment',
  'usage',
  'rounding',
  'invoice',
  'voucher',
  'offer',
  'commission',
  'refund',
  'withdrawal',
  'adjustment',
  'hold',
  'release',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** What every movement says of itself. */
export interface Movement {
  kind: LedgerKind
  /** Names the one thing that it is booked for, `payment:17`: the same again books nothing. */
  cause: string
  customerId: number
  /** Whoever did it; absent: Sarv, by the clock or by a bank's word. */
  userId?: number | undefined
  /** What the wallet's list tells about it. */
  details?: LedgerDetails | undefined
  /** Absent: now. */
  at?: Date | undefined
}

export interface LedgerDetails {
  /** Of payments and offers. */
  paymentId?: number
  gateway?: string
  invoiceId?: number
  /** Of what rounding makes between the hours of a bill and its rows. */
  billId?: number
  /** A voucher's code, an offer's or a service's name. */
  name?: string
  /** Of money that was set aside: for so many services, the first of which is named. */
  count?: number
  /** Hours of usage, in UTC. */
  fromAt?: string
  toAt?: string
  /** Of a commission: whom the referrer has brought, and what was used by them. */
  ofCustomerId?: number
  ofRials?: number
  /** An operator's reason. */
  reason?: string
  /** Takes an earlier movement back: a refund that the bank refused, the commission of a payment that is on the card again. */
  isBack?: boolean
  /** Of what is charged: how much of it is VAT. */
  vatRials?: number
}

export interface Posted {
  id: number
  /** false: the cause had been booked before, and nothing was written. */
  isNew: boolean
}

/** What can be spent, and what the wallet's list counts. */
export const spendable = ({ wallet, gift, receivable }: Balances): number => wallet + gift + receivable

const withoutNothing = (entries: readonly Entry[]): Entry[] => entries.filter(({ rials }) => rials !== 0)

/** What the entries change, account by account. */
export const changeOf = (entries: readonly Entry[]): Balances => {
  const change: Balances = { wallet: 0, gift: 0, hold: 0, receivable: 0 }
  for (const { account, rials } of entries) if (account in change) change[account as CustomerAccount] += rials
  return change
}

/** Money that comes in pays first what is owed, gifts before the rest; nobody who owes has money left to spend. */
export const entriesOfIncome = (
  { receivable }: Balances,
  { gift = 0, wallet = 0 }: { gift?: number; wallet?: number },
): Entry[] => {
  const paidByGift = Math.min(gift, -receivable)
  const paidByWallet = Math.min(wallet, -receivable - paidByGift)
  return withoutNothing([
    { account: 'receivable', rials: paidByGift + paidByWallet },
    { account: 'gift', rials: gift - paidByGift },
    { account: 'wallet', rials: wallet - paidByWallet },
  ])
}

/**
 * Where the money of a charge is taken from: gifts first, then the wallet, and the rest is owed. `undefined` where it
 * would have to be owed and may not.
 */
export const entriesOfCharge = (balances: Balances, rials: number, mayOwe: boolean): Entry[] | undefined => {
  const fromGift = Math.min(rials, balances.gift)
  const fromWallet = Math.min(rials - fromGift, balances.wallet)
  const owed = rials - fromGift - fromWallet
  if (owed > 0 && !mayOwe) return undefined
  return withoutNothing([
    { account: 'gift', rials: -fromGift },
    { account: 'wallet', rials: -fromWallet },
    { account: 'receivable', rials: -owed },
  ])
}

/** How much the customer lacks to pay this at once. */
export const missingFor = (balances: Balances, rials: number): number => Math.max(0, rials - spendable(balances))
