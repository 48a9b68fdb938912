/** Where something new can be made: a full datacenter is not offered, since the server would only refuse it. */
export const withRoom = <Datacenter extends { fullReason?: string | null | undefined }>(
  datacenters: readonly Datacenter[],
): Datacenter[] => datacenters.filter(({ fullReason }) => fullReason === null || fullReason === undefined)
