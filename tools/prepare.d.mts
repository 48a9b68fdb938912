export const ensureChromium: () => Promise<string>
export const ensurePortalBuilt: () => Promise<void>
