/** The code of the frame that is not needed to show it, by what asks for it. */
export const frameLoads = {
  palette: async () => (await import('./shell/Palette.tsx')).Palette,
  forbidden: async () => (await import('./shell/Forbidden.tsx')).Forbidden,
  notFound: async () => (await import('./shell/NotFound.tsx')).NotFound,
}
