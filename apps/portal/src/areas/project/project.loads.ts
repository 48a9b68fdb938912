/** The code of this area, by what asks for it. */
export const projectLoads = {
  projectPage: async () => (await import('./ProjectPage.tsx')).ProjectPage,
  createProjectDialog: async () => (await import('./CreateProjectDialog.tsx')).CreateProjectDialog,
}
