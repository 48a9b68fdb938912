/** What a page names beside its ticket when it opens the console's socket: addresses end up in logs, this does not. */
export const consoleProtocol = 'sarv.console'

/** Why the server closed a console's socket; numbers from 4000 on are ours. */
export const consoleCloseCodes = { tooMany: 4029, notAllowedAnyMore: 4003, engineUnreachable: 4502 } as const
