const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Waits with others for one answer, but not longer than its own call is wanted. */
export const untilDoneOrAborted = (done: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> =>
  signal ? Promise.race([done, untilAborted(signal)]) : done
