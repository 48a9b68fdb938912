/** The code of the operators' pages, by what asks for it. */
export const operatorLoads = {
  setUpPage: async () => (await import('./operator-sessions/OperatorSetUpPage.tsx')).OperatorSetUpPage,
  deskPage: async () => (await import('./desk/DeskPage.tsx')).DeskPage,
}
