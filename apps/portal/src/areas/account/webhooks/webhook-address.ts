import { paths } from '../../../shell/paths.ts'

/** The webhook whose log is open stands beside the tab in the address. */
export const webhookParam = 'webhook'

export const webhooksPath = `${paths.portal.account}?tab=webhook`
export const webhookLogPath = (id: number): string => `${webhooksPath}&${webhookParam}=${id}`
