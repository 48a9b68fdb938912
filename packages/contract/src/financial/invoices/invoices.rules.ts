/** At a gateway all of it is paid, with what is owed besides: the bank's money pays debts first. */
export const gatewayRials = (
  payableRials: number,
  { owedRials, minimumRials }: { owedRials: number; minimumRials: number },
): number => Math.max(minimumRials, payableRials + owedRials)
