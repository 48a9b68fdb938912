/** What is not part of the page waits this long for a quiet moment, and no longer. */
const longestWaitMs = 2000

let tellArrived: () => void
const arrived = new Promise<void>((resolve) => {
  tellArrived = resolve
})

/** Called when the code of the first page inside the frame is there, or could not come. */
export const noteFirstPage = () => tellArrived()

/** Once the first page has been drawn: what is not needed to read it does not take its time. */
export const afterFirstPage = async (start: () => void): Promise<void> => {
  await arrived
  // Safari has no such call.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: longestWaitMs })
  else setTimeout(start, longestWaitMs / 10)
}
