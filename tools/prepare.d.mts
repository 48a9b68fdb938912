/** The project's own folder. */
export const root: string
export const ensureChromium: () => Promise<string>
export const ensurePortalBuilt: () => Promise<void>
