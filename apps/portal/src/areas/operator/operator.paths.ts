/** Addresses of the operators' side. */
export const operatorPaths = {
  home: '/operator',
  login: '/operator/login',
  setUp: '/operator/set-up',
} as const

/** Whether an address is one of theirs. */
export const isOperatorAddress = (path: string): boolean => /^\/operator(\/|$)/.test(path)
