import { useMemo } from 'react'

/**
 * Users without the open invitations among them: those have a table of their own here, and stand in the list for older
 * clients.
 */
export const useWithoutInvited = <
  Row extends { isInvited?: boolean },
  Query extends { data?: readonly Row[]; currentData?: readonly Row[] },
>(
  query: Query & { data?: readonly Row[] },
): Query => {
  const { data, currentData } = query
  return useMemo(
    () => ({
      ...query,
      data: data?.filter(({ isInvited }) => !isInvited),
      currentData: currentData?.filter(({ isInvited }) => !isInvited),
    }),
    [query, data, currentData],
  )
}
