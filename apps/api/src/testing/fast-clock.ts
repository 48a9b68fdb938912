/**
 * For a program that is started by a test, by `--import`: what it looks at every minute it looks at every second. Nothing else
 * about it is different.
 */
const usual = globalThis.setInterval
const faster = 60
const shortestMs = 1000

globalThis.setInterval = (work: () => void, everyMs = 0) =>
  usual(work, everyMs < shortestMs ? everyMs : everyMs / faster)
