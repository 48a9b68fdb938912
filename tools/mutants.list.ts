/** A rule of the product, broken on purpose: at least one of the named tests has to fail. */
export interface Mutant {
  name: string
  rule: 'money' | 'access' | 'undo' | 'reach' | 'limits' | 'input' | 'forms'
  /** How the path of the file ends, so that a folder that moves takes the mutant with it. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** How the paths of the tests end that are run against it, the most likely killer first. */
  tests: readonly string[]
}

const money: Mutant[] = [
  {
    name: 'gifts are not spent first',
    rule: 'money',
    file: 'ledger/ledger.rules.ts',
    find: 'const fromGift = Math.min(rials, balances.gift)',
    replace: 'const fromGift = 0',
    tests: ['ledger/ledger.test.ts'],
  },
  {
    name: 'a charge may leave a debt',
    rule: 'money',
    file: 'ledger/ledger.rules.ts',
    find: 'if (owed > 0 && !mayOwe) return undefined',
    replace: '',
    tests: ['ledger/ledger.test.ts'],
  },
  {
    name: 'income goes to the wallet of somebody who owes',
    rule: 'money',
    file: 'ledger/ledger.rules.ts',
    find: 'const paidByWallet = Math.min(wallet, -receivable - paidByGift)',
    replace: 'const paidByWallet = 0',
    tests: ['ledger/ledger.test.ts'],
  },
  {
    name: 'an order is built that the wallet does not carry',
    rule: 'money',
    file: 'holds/holds.service.ts',
    find: 'if (rials > 0 && rials > spendable) throw',
    replace: 'if (rials < 0) throw',
    tests: ['holds/holds.test.ts'],
  },
  {
    name: 'spent money is given back to the card',
    rule: 'money',
    file: 'payments/card-refund.service.ts',
    find: "if (missing > 0) throw new AppError('money_missing', { missing })",
    replace: '',
    tests: ['payments/card-refund.test.ts'],
  },
  {
    name: 'a refusal after a lost answer is believed',
    rule: 'money',
    file: 'payments/card-refund.service.ts',
    find: 'const isRefused = !order.hasLostAnswer',
    replace: 'const isRefused = true',
    tests: ['payments/card-refund.test.ts'],
  },
  {
    name: 'a receipt of another payment counts',
    rule: 'money',
    file: 'payments/ask-bank.service.ts',
    find: 'await insertReplay(trx, id, now, receipt)\n    return false',
    replace: 'await insertReplay(trx, id, now, receipt)\n    return true',
    tests: ['payments/banks.test.ts', 'payments/kill.test.ts'],
  },
  {
    name: 'what was asked of the bank is not written down first',
    rule: 'money',
    file: 'payments/ask-bank.service.ts',
    find: 'updatePayment(trx, payment.id, { state, verifyBegun })',
    replace: 'updatePayment(trx, payment.id, { state })',
    tests: ['payments/kill.test.ts', 'payments/banks.test.ts'],
  },
  {
    name: 'any amount that a bank confirms is credited',
    rule: 'money',
    file: 'payments/advance.service.ts',
    find: 'if (facts.amountRials !== undefined && facts.amountRials !== payment.amountRials) {',
    replace: 'if (facts.amountRials === -1) {',
    tests: ['payments/banks.test.ts'],
  },
  {
    name: 'an hour is done after its first slice of customers',
    rule: 'money',
    file: 'rating/rating.store.ts',
    find: 'const isDone = slice.upTo === undefined',
    replace: 'const isDone = true',
    tests: ['rating/rating.test.ts', 'ledger/kill.test.ts'],
  },
]

const access: Mutant[] = [
  {
    name: 'every role may make every call',
    rule: 'access',
    file: 'http/authorize.ts',
    find: "if (!may(call.access, actor.roles)) throw new AppError('forbidden')",
    replace: '',
    tests: ['areas/access.test.ts'],
  },
  {
    name: 'a token is not held to its scope',
    rule: 'access',
    file: 'http/authorize.ts',
    find: "if (actor.tokenScope && !tokenMay(call, actor.tokenScope)) throw new AppError('token_may_not')",
    replace: '',
    tests: ['areas/access.test.ts'],
  },
  {
    name: 'every operator may make every call of operators',
    rule: 'access',
    file: 'http/guard.ts',
    find: 'if (!may(call.access, operator.roles)) {',
    replace: 'if (operator.roles.length === 0) {',
    tests: ['areas/access.test.ts'],
  },
  {
    name: 'seeing as somebody gives rights',
    rule: 'access',
    file: 'contract/src/access.ts',
    find: "manager: ['operator', 'reader'],\n}",
    replace: "manager: ['superUser', 'operator', 'reader'],\n}",
    tests: ['areas/access.test.ts'],
  },
  {
    name: 'readers operate servers',
    rule: 'access',
    file: 'contract/src/access.ts',
    find: "'project:operate': ['superUser', 'manager', 'operator'],",
    replace: "'project:operate': ['superUser', 'manager', 'operator', 'reader'],",
    tests: ['contract/src/access.test.ts', 'hosts/hosts.test.ts'],
  },
  {
    name: 'a stolen session acts without proof',
    rule: 'access',
    file: 'http/step-up.ts',
    find: 'if (isProven) return',
    replace: 'return',
    tests: ['step-up/step-up.test.ts', 'areas/access.test.ts'],
  },
  {
    name: 'a key of another project is found',
    rule: 'access',
    file: 'vm/keys/keys.store.ts',
    find: "where('project_id', '=', projectId)\n    .where('id', '=', id)\n    .where('deleted_at', 'is', null)\n    .executeTakeFirst()",
    replace: "where('id', '=', id)\n    .where('deleted_at', 'is', null)\n    .executeTakeFirst()",
    tests: ['areas/calls.test.ts', 'keys/keys.test.ts', 'areas/access.test.ts'],
  },
]

const undo: Mutant[] = [
  {
    name: 'undo begins with the oldest step',
    rule: 'undo',
    file: 'operations/undo.ts',
    find: 'rows.toReversed()',
    replace: 'rows',
    tests: ['operations/worker.test.ts'],
  },
  {
    name: 'a step that was cut off is not undone',
    rule: 'undo',
    file: 'operations/undo.ts',
    find: '!row.hasBegun ||',
    replace: "row.status !== 'done' ||",
    tests: ['operations/worker.test.ts', 'operations/crash.test.ts'],
  },
  {
    name: 'an undo that failed is told as a clean end',
    rule: 'undo',
    file: 'operations/undo.ts',
    find: 'const ways = [[isClean ? { status } : unclean, both] as const',
    replace: 'const ways = [[isClean || true ? { status } : unclean, both] as const',
    tests: ['operations/worker.test.ts'],
  },
  {
    name: 'a volume that failed is paid for',
    rule: 'undo',
    file: 'volumes/volumes.steps.ts',
    find: 'if (isOnEngine) return',
    replace: 'if (isOnEngine || true) return',
    tests: ['volumes/volumes.faults.test.ts', 'volumes/volumes.test.ts'],
  },
]

const reach: Mutant[] = [
  {
    name: 'a forward for one source lets all in',
    rule: 'reach',
    file: 'host-firewall/reach.rules.ts',
    find: 'isReady && (forward?.sourceIp == null || forward.sourceIp === from)',
    replace: 'isReady',
    tests: ['host-firewall/reach.rules.test.ts', 'host-firewall/reach-gates.test.ts'],
  },
  {
    name: 'networks of two clouds reach each other',
    rule: 'reach',
    file: 'host-firewall/reach.rules.ts',
    find: '(connection) => cloud && (connection.cloud?.id === cloud.id ||',
    replace: '(connection) => cloud && (connection.cloud !== undefined ||',
    tests: ['host-firewall/reach.rules.test.ts', 'host-firewall/reach-gates.test.ts'],
  },
  {
    name: 'the last rule that fits decides',
    rule: 'reach',
    file: 'contract/src/vm/host-firewall/host-firewall.rules.ts',
    find: "kind === 'ordered' ? fitting[0]",
    replace: "kind === 'ordered' ? fitting.at(-1)",
    tests: ['contract/src/vm/host-firewall/host-firewall.rules.test.ts'],
  },
]

const limits: Mutant[] = [
  {
    name: 'orders pass a limit',
    rule: 'limits',
    file: 'services/limits.service.ts',
    find: 'if (grown.length > 0) await refuseOver',
    replace: 'if (grown.length > 99) await refuseOver',
    tests: ['services/limits.test.ts'],
  },
  {
    name: 'passwords are guessed without end',
    rule: 'limits',
    file: 'sign-in/sign-in.rules.ts',
    find: 'guesses: { max: 100,',
    replace: 'guesses: { max: 130,',
    tests: ['sign-in/guessing.test.ts', 'sign-in/sign-in.test.ts'],
  },
  {
    name: 'wrong passwords never ask for a captcha',
    rule: 'limits',
    file: 'sign-in/sign-in.rules.ts',
    find: 'return failures.pair >= pair || failures.email >= email || failures.address >= address',
    replace:
      'return failures.pair >= pair + 9999 || failures.email < 0 || failures.address < 0 || email < 0 || address < 0',
    tests: ['sign-in/guessing.test.ts', 'sign-in/sign-in.test.ts'],
  },
]

const forms: Mutant[] = [
  {
    name: 'control characters reach the database',
    rule: 'input',
    file: 'contract/src/normalize.ts',
    find: 'const controls = /[\\u0000-\\u0008',
    replace: 'const controls = /[\\u0001-\\u0008',
    tests: ['contract/src/normalize.test.ts'],
  },
  {
    name: 'a national id is not checked',
    rule: 'forms',
    file: 'contract/src/field-rules.ts',
    find: 'return digits[9] === (rest < 2 ? rest : 11 - rest)',
    replace: 'return rest >= 0',
    tests: ['contract/src/field-rules.test.ts', 'contract/src/fields.test.ts'],
  },
  {
    name: 'a network takes a reserved range',
    rule: 'forms',
    file: 'networks/networks.rules.ts',
    find: "if (reserved) return { reason: 'reserved', cidr: reserved }",
    replace: '',
    tests: ['networks/networks.rules.test.ts', 'networks/network-form.test.ts'],
  },
  {
    name: 'a firewall form takes a rule that is there',
    rule: 'forms',
    file: 'host-firewall/rule-form.ts',
    find: 'const taken = !ports && isTaken(form, context) ? text.taken : undefined',
    replace: 'const taken = !ports && isTaken(form, context) && form.ports === "never" ? text.taken : undefined',
    tests: ['host-firewall/rule-form.test.ts'],
  },
]

export const mutants: readonly Mutant[] = [...money, ...access, ...undo, ...reach, ...limits, ...forms]
