/** The code of this area behind the login, by what asks for it. */
export const accountLoads = {
  accountPage: async () => (await import('./page/AccountPage.tsx')).AccountPage,
  palette: async () => (await import('./page/palette-sources.ts')).paletteSources,
}
